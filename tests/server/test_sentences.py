"""What is refused is said in a sentence that tells what to do instead."""

from tests.server.conftest import Arrive
from tests.server.stage import OPEN, error_of

JSON = {"Content-Type": "application/json"}


def test_an_empty_body_is_called_empty(arrive: Arrive) -> None:
    answer = arrive().client.post("/api/tables", content=b"", headers=JSON)
    assert answer.status_code == 400
    told = "the body is empty; expected an object of JSON, such as {}"
    assert error_of(answer)["detail"] == told


def test_a_number_of_players_that_is_not_that_of_the_seats_is_quoted_once(arrive: Arrive) -> None:
    ann = arrive()
    wish = {"game": "rollwrite", "seats": [ann.me()], "options": {"players": "9"}}
    error = ann.refused("/api/tables", wish)
    assert error["code"] == "bad-request" and error["arguments"] == {"option": "players"}
    assert error["detail"] == "players: expected 1, as many as there are seats, got '9'"


def test_advice_says_why_it_is_not_given(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table = ann.make(ann.me(), OPEN)["id"]
    advice = f"/api/tables/{table}/advice"
    early = ann.refused(advice)
    assert (early["code"], early["detail"]) == ("not-now", "the game has not begun yet")
    stranger = ben.refused(advice)
    assert stranger["code"] == "not-yours"
    assert stranger["detail"] == "advice is for whoever sits at the table"
