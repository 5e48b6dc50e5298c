/* The border between Python and the kernels: records, and roots as functions.

   Everything that comes from Python is checked here: that a record has the size its kernel
   expects, that a number lies within its bounds, that a buffer can be written to and holds whole
   records. A record is memory of its own that Python copies, compares, hashes, pickles and reads
   field by field. Other threads run while a root plays whole games, not for a single question. */

#include <stdlib.h>
#ifdef __x86_64__
#include <cpuid.h>
#endif

#include "prelude.h"
#include "python.h"

typedef struct {
    PyVarObject head;
    int64_t words[];
} record;

static PyTypeObject *RecordType;

enum { MOST_WORDS = 1 << 28 }; /* of a record; so many make no sum of sizes too large */

static int is_record(PyObject *thing) {
    return thing->ob_type == RecordType || PyType_IsSubtype(thing->ob_type, RecordType);
}

static PyObject *none(void) {
    Py_IncRef(&_Py_NoneStruct);
    return &_Py_NoneStruct;
}

/* A whole number of 64 bits out of a Python object; -1 with an error set if it is none. */
static int64_t number_of(PyObject *given) {
    int64_t number = PyLong_AsLongLong(given);
    if (number == -1 && PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_OverflowError)) {
        PyErr_Clear();
        PyErr_Format(PyExc_ValueError, "a number has more than 64 bits");
    }
    return number;
}

/* -- records ---------------------------------------------------------------------------------- */

static PyObject *made(PyTypeObject *type, Py_ssize_t words) {
    PyObject *(*alloc)(PyTypeObject *, Py_ssize_t) = PyType_GetSlot(type, Py_tp_alloc);
    return alloc(type, words); /* all zero */
}

static PyObject *record_new(PyTypeObject *type, PyObject *given, PyObject *named) {
    if (PyTuple_Size(given) != 1 || named != NULL)
        return PyErr_Format(PyExc_TypeError, "a record is made with the number of its words");
    Py_ssize_t words = PyLong_AsSsize_t(PyTuple_GetItem(given, 0));
    if (PyErr_Occurred()) return NULL;
    if (words < 0 || words > MOST_WORDS)
        return PyErr_Format(PyExc_ValueError, "a record of %zd words", words);
    return made(type, words);
}

static void record_dealloc(PyObject *self) {
    PyTypeObject *type = self->ob_type;
    void (*release)(void *) = PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DecRef((PyObject *)type);
}

static PyObject *record_copy(PyObject *self, PyObject *unused) {
    (void)unused;
    record *from = (record *)self, *copy = (record *)made(self->ob_type, from->head.ob_size);
    if (copy != NULL)
        __builtin_memcpy(copy->words, from->words, sizeof(int64_t) * from->head.ob_size);
    return (PyObject *)copy;
}

/* A part of the words as a list. */
static PyObject *listed(const int64_t *words, Py_ssize_t count) {
    PyObject *list = PyList_New(count);
    if (list == NULL) return NULL;
    for (Py_ssize_t at = 0; at < count; at++)
        PyList_SetItem(list, at, PyLong_FromLongLong(words[at]));
    return list;
}

static PyObject *record_words(PyObject *self, PyObject *unused) {
    (void)unused;
    return listed(((record *)self)->words, ((record *)self)->head.ob_size);
}

/* Where a part of the words begins that is named by start and count; NULL if it is not there. */
static const int64_t *part_of(PyObject *self, PyObject *given, Py_ssize_t *count) {
    record *from = (record *)self;
    if (PyTuple_Size(given) != 2) {
        PyErr_Format(PyExc_TypeError, "a part is named by its start and its length");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(PyTuple_GetItem(given, 0));
    *count = PyLong_AsSsize_t(PyTuple_GetItem(given, 1));
    if (PyErr_Occurred()) return NULL;
    if (start < 0 || *count < 0 || start > from->head.ob_size - *count) {
        PyErr_Format(PyExc_ValueError, "%zd words from %zd on, of %zd", *count, start,
                     from->head.ob_size);
        return NULL;
    }
    return from->words + start;
}

static PyObject *record_numbers(PyObject *self, PyObject *given) {
    Py_ssize_t count;
    const int64_t *from = part_of(self, given, &count);
    return from == NULL ? NULL : listed(from, count);
}

static PyObject *record_letters(PyObject *self, PyObject *given) {
    Py_ssize_t count;
    const int64_t *from = part_of(self, given, &count);
    PyObject *bytes = from == NULL ? NULL : PyBytes_FromStringAndSize(NULL, count);
    if (bytes == NULL) return NULL;
    char *letters = PyBytes_AsString(bytes);
    for (Py_ssize_t at = 0; at < count; at++) letters[at] = (char)from[at];
    return bytes;
}

/* Write whole numbers or floats over some words: all of them, or none if they do not fit. */
static int poured(int64_t *words, Py_ssize_t count, PyObject *numbers, int is_real) {
    PyObject *each, *steps = PyObject_GetIter(numbers);
    if (steps == NULL) return -1;
    int64_t *taken = PyMem_Calloc(count, sizeof(int64_t));
    Py_ssize_t at = 0;
    if (taken == NULL) PyErr_NoMemory();
    while (taken != NULL && (each = PyIter_Next(steps)) != NULL) {
        union {
            int64_t number;
            double real;
        } word;
        if (is_real)
            word.real = PyFloat_AsDouble(each);
        else
            word.number = number_of(each);
        Py_DecRef(each);
        if (PyErr_Occurred()) break;
        if (at < count) taken[at] = word.number;
        at++;
    }
    Py_DecRef(steps);
    if (!PyErr_Occurred() && at != count)
        PyErr_Format(PyExc_ValueError, "got %zd numbers, expected %zd", at, count);
    if (!PyErr_Occurred()) __builtin_memcpy(words, taken, sizeof(int64_t) * count);
    PyMem_Free(taken);
    return PyErr_Occurred() ? -1 : 0;
}

static PyObject *record_pour(PyObject *self, PyObject *numbers) {
    record *onto = (record *)self;
    if (is_record(numbers) && ((record *)numbers)->head.ob_size == onto->head.ob_size) {
        __builtin_memmove(onto->words, ((record *)numbers)->words,
                          sizeof(int64_t) * onto->head.ob_size);
        return none();
    }
    return poured(onto->words, onto->head.ob_size, numbers, 0) < 0 ? NULL : none();
}

static PyObject *record_compare(PyObject *self, PyObject *other, int how) {
    PyObject *answer = &_Py_NotImplementedStruct;
    if ((how == Py_EQ || how == Py_NE) && other->ob_type == self->ob_type) {
        record *one = (record *)self, *two = (record *)other;
        int is_same = one->head.ob_size == two->head.ob_size &&
                      __builtin_memcmp(one->words, two->words,
                                       sizeof(int64_t) * one->head.ob_size) == 0;
        answer = is_same == (how == Py_EQ) ? &_Py_TrueStruct : &_Py_FalseStruct;
    }
    Py_IncRef(answer);
    return answer;
}

static Py_hash_t record_hash(PyObject *self) {
    record *from = (record *)self;
    uint64_t mixed = 0x9E3779B97F4A7C15u;
    for (Py_ssize_t at = 0; at < from->head.ob_size; at++) {
        mixed = (mixed ^ (uint64_t)from->words[at]) * 0xFF51AFD7ED558CCDu;
        mixed ^= mixed >> 32;
    }
    Py_hash_t hash = (Py_hash_t)mixed;
    return hash == -1 ? -2 : hash;
}

static PyObject *record_reduce(PyObject *self, PyObject *unused) {
    (void)unused;
    PyObject *type = (PyObject *)self->ob_type, *place = NULL, *words = NULL;
    PyObject *restored = PyObject_GetAttrString(type, "__restored__");
    if (restored != NULL) place = PyObject_GetAttrString(type, "__place__");
    if (place != NULL) words = record_words(self, NULL);
    if (restored != NULL && place != NULL && words != NULL)
        return Py_BuildValue("N(NN)", restored, place, words);
    Py_DecRef(restored);
    Py_DecRef(place);
    Py_DecRef(words);
    return NULL;
}

static int record_buffer(PyObject *self, Py_buffer *view, int flags) {
    record *from = (record *)self;
    Py_ssize_t bytes = sizeof(int64_t) * from->head.ob_size;
    if (PyBuffer_FillInfo(view, self, from->words, bytes, 0, flags) < 0) return -1;
    view->itemsize = sizeof(int64_t); /* words, for those who ask for more than bytes */
    if (flags & PyBUF_FORMAT) view->format = "q";
    if (flags & PyBUF_ND) view->shape = &from->head.ob_size;
    if ((flags & PyBUF_STRIDES) == PyBUF_STRIDES) view->strides = &view->itemsize;
    return 0;
}

static Py_ssize_t record_length(PyObject *self) { return ((record *)self)->head.ob_size; }

static PyMethodDef RECORD_METHODS[] = {
    {"copy", record_copy, METH_NOARGS, "An independent record with the same numbers."},
    {"words", record_words, METH_NOARGS, "All numbers in memory order."},
    {"numbers", record_numbers, METH_VARARGS, "So many numbers from a word on."},
    {"letters", record_letters, METH_VARARGS, "The same as the text whose letters they are."},
    {"pour", record_pour, METH_O, "Take over the numbers of a record or a list."},
    {"__copy__", record_copy, METH_NOARGS, "An independent record with the same numbers."},
    {"__reduce__", record_reduce, METH_NOARGS, "By the place of its declaration and its numbers."},
    {0}};

static PyType_Slot RECORD_SLOTS[] = {{Py_tp_new, record_new},
                                     {Py_tp_dealloc, record_dealloc},
                                     {Py_tp_hash, record_hash},
                                     {Py_tp_richcompare, record_compare},
                                     {Py_tp_methods, RECORD_METHODS},
                                     {Py_bf_getbuffer, record_buffer},
                                     {Py_sq_length, record_length},
                                     {0}};

static PyType_Spec RECORD_TYPE = {"alhambra.compiled.kernels.Record", sizeof(record), sizeof(int64_t),
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, RECORD_SLOTS};

/* -- fields ----------------------------------------------------------------------------------- */

typedef struct {
    PyObject head;
    Py_ssize_t start;
    Py_ssize_t rows; /* 0 for a number and for a column */
    Py_ssize_t size; /* of a column or a row; 0 for a number */
    int is_real;
} field;

/* Field(start, shape, is_real), with a shape of no, one or two lengths. */
static PyObject *field_new(PyTypeObject *type, PyObject *given, PyObject *named) {
    PyObject *shape = PyTuple_Size(given) == 3 ? PyTuple_GetItem(given, 1) : NULL;
    Py_ssize_t rank = shape == NULL ? -1 : PyTuple_Size(shape); /* -1 with an error for no tuple */
    if (rank < 0 || rank > 2 || named != NULL) {
        PyErr_Clear();
        return PyErr_Format(PyExc_TypeError, "Field(start, shape, is_real), up to two lengths");
    }
    Py_ssize_t start = PyLong_AsSsize_t(PyTuple_GetItem(given, 0));
    Py_ssize_t size = rank < 1 ? 0 : PyLong_AsSsize_t(PyTuple_GetItem(shape, rank - 1));
    Py_ssize_t rows = rank < 2 ? 0 : PyLong_AsSsize_t(PyTuple_GetItem(shape, 0));
    if (PyErr_Occurred()) return NULL;
    if (start < 0 || start > MOST_WORDS || (rank > 0 && (size < 1 || size > MOST_WORDS)) ||
        (rank > 1 && (rows < 1 || rows > MOST_WORDS)))
        return PyErr_Format(PyExc_ValueError, "a field is a number, a column or a grid");
    field *self = (field *)made(type, 0);
    if (self == NULL) return NULL;
    self->start = start;
    self->size = size;
    self->rows = rows;
    self->is_real = PyTuple_GetItem(given, 2) == &_Py_TrueStruct;
    return (PyObject *)self;
}

static PyObject *value_of(const int64_t *word, int is_real) {
    if (!is_real) return PyLong_FromLongLong(*word);
    double real;
    __builtin_memcpy(&real, word, sizeof real);
    return PyFloat_FromDouble(real);
}

static PyObject *column_of(const int64_t *words, Py_ssize_t size, int is_real) {
    PyObject *list = PyList_New(size);
    if (list == NULL) return NULL;
    for (Py_ssize_t at = 0; at < size; at++)
        PyList_SetItem(list, at, value_of(words + at, is_real));
    return list;
}

/* The words of a field in a record, NULL with an error set if they are not there. */
static int64_t *words_of(PyObject *self, PyObject *owner) {
    field *wanted = (field *)self;
    Py_ssize_t size = wanted->size == 0 ? 1 : wanted->size;
    Py_ssize_t words = wanted->rows == 0 ? size : size * wanted->rows;
    if (is_record(owner) && wanted->start <= ((record *)owner)->head.ob_size - words)
        return ((record *)owner)->words + wanted->start;
    PyErr_Format(PyExc_TypeError, "a field of another record");
    return NULL;
}

static PyObject *field_get(PyObject *self, PyObject *owner, PyObject *type) {
    (void)type;
    field *wanted = (field *)self;
    if (owner == NULL || owner == &_Py_NoneStruct) {
        Py_IncRef(self);
        return self;
    }
    const int64_t *words = words_of(self, owner);
    if (words == NULL) return NULL;
    if (wanted->size == 0) return value_of(words, wanted->is_real);
    if (wanted->rows == 0) return column_of(words, wanted->size, wanted->is_real);
    PyObject *rows = PyList_New(wanted->rows);
    if (rows == NULL) return NULL;
    for (Py_ssize_t at = 0; at < wanted->rows; at++)
        PyList_SetItem(rows, at, column_of(words + at * wanted->size, wanted->size, wanted->is_real));
    return rows;
}

static int field_set(PyObject *self, PyObject *owner, PyObject *value) {
    field *wanted = (field *)self;
    int64_t *words = words_of(self, owner);
    if (words == NULL) return -1;
    if (value == NULL || wanted->rows != 0) {
        PyErr_Format(PyExc_TypeError, "numbers and columns are written, nothing else");
        return -1;
    }
    if (wanted->size != 0) return poured(words, wanted->size, value, wanted->is_real);
    if (wanted->is_real) {
        double real = PyFloat_AsDouble(value);
        if (!PyErr_Occurred()) __builtin_memcpy(words, &real, sizeof real);
    } else {
        int64_t number = number_of(value);
        if (!PyErr_Occurred()) *words = number;
    }
    return PyErr_Occurred() ? -1 : 0;
}

static PyType_Slot FIELD_SLOTS[] = {{Py_tp_new, field_new},
                                    {Py_tp_dealloc, record_dealloc},
                                    {Py_tp_descr_get, field_get},
                                    {Py_tp_descr_set, field_set},
                                    {0}};

static PyType_Spec FIELD_TYPE = {"alhambra.compiled.kernels.Field", sizeof(field), 0,
                            Py_TPFLAGS_DEFAULT, FIELD_SLOTS};

/* -- roots ------------------------------------------------------------------------------------ */

enum { MOST_PARTS = 16 };

/* A root as Python holds it, with the scratch of those that hold all others up anyway. */
typedef struct {
    PyObject head;
    const root *root;
    void *scratch[MOST_PARTS];
    PyTypeObject *seen[MOST_PARTS]; /* the type of the last record of a part, which is one */
} callable;

static void callable_dealloc(PyObject *self) {
    for (int at = 0; at < MOST_PARTS; at++) {
        callable *called = (callable *)self;
        free(called->scratch[at]);
        if (called->seen[at] != NULL) Py_DecRef((PyObject *)called->seen[at]);
    }
    record_dealloc(self);
}

static PyType_Slot CALLABLE_SLOTS[] = {{Py_tp_dealloc, callable_dealloc}, {0}};

static PyType_Spec CALLABLE_TYPE = {"alhambra.compiled.kernels.Root", sizeof(callable), 0,
                               Py_TPFLAGS_DEFAULT, CALLABLE_SLOTS};

/* Is this a record of a part's layout? Asked with the same type again and again, which is
   remembered. */
static int is_of_layout(callable *called, int at, PyObject *given) {
    if (given->ob_type == called->seen[at]) return 1;
    if (!is_record(given)) return 0;
    PyObject *place = PyObject_GetAttrString((PyObject *)given->ob_type, "__place__");
    if (place == NULL) PyErr_Clear();
    const char *wanted = called->root->parts[at].place;
    int is_same = place != NULL && PyUnicode_CompareWithASCIIString(place, wanted) == 0;
    Py_DecRef(place);
    if (!is_same) return 0;
    Py_IncRef((PyObject *)given->ob_type);
    if (called->seen[at] != NULL) Py_DecRef((PyObject *)called->seen[at]);
    called->seen[at] = given->ob_type;
    return 1;
}

/* Take what Python passes for a part; 0 with an error set if it is not what the part is. */
static int is_taken(callable *called, int at, PyObject *given, argument *into, Py_buffer *view) {
    const root *of = called->root;
    const part *part = of->parts + at;
    if (part->kind == RECORD) {
        if (is_of_layout(called, at, given) && ((record *)given)->head.ob_size == part->words) {
            into->record = ((record *)given)->words;
            return 1;
        }
        PyErr_Format(PyExc_TypeError, "%s: argument %d is no record of %lld words, %s", of->name, at,
                     (long long)part->words, part->place);
        return 0;
    }
    if (part->kind == WHOLE) {
        int64_t number = into->number = number_of(given);
        if (number == -1 && PyErr_Occurred()) return 0;
        if (number >= part->least && number <= part->most) return 1;
        PyErr_Format(PyExc_ValueError, "%s: argument %d is %lld, expected %lld to %lld", of->name,
                     at, (long long)number, (long long)part->least, (long long)part->most);
        return 0;
    }
    if (part->kind == REAL) {
        into->real = PyFloat_AsDouble(given);
        return !PyErr_Occurred();
    }
    int flags = PyBUF_WRITABLE | PyBUF_FORMAT | PyBUF_C_CONTIGUOUS;
    if (PyObject_GetBuffer(given, view, flags) < 0) return 0;
    int64_t size = part->kind == SEVERAL ? part->words : 1;
    const char *format = view->format == NULL ? "B" : view->format;
    int is_words = view->itemsize == sizeof(int64_t) && (*format == 'q' || *format == 'l') &&
                   (view->len == 0 || (uintptr_t)view->buf % sizeof(int64_t) == 0);
    if (!is_words || view->len % (Py_ssize_t)(sizeof(int64_t) * size) != 0 ||
        (part->kind == SEVERAL && view->len == 0)) {
        PyErr_Format(PyExc_ValueError, "%s: argument %d is no buffer of whole numbers by %lld",
                     of->name, at, (long long)size);
        return 0;
    }
    into->several.items = view->buf;
    into->several.count = view->len / (int64_t)(sizeof(int64_t) * size);
    return 1;
}

static PyObject *answer_of(const root *of, const argument *given, int64_t answer) {
    if (of->list_in < 0) return PyLong_FromLongLong(answer);
    if (answer < 0 || answer > of->list_most)
        return PyErr_Format(PyExc_ValueError, "%s lists %lld numbers", of->name, (long long)answer);
    return listed((const int64_t *)given[of->list_in].record + of->list_from, answer);
}

static PyObject *call(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    callable *called = (callable *)self;
    const root *of = called->root;
    argument arguments[MOST_PARTS];
    Py_buffer views[MOST_PARTS];
    void *lent[MOST_PARTS];
    int view_count = 0, lent_count = 0;
    Py_ssize_t next = 0;
    PyObject *result = NULL;
    for (int at = 0; at < of->count; at++) {
        const part *part = of->parts + at;
        if (part->kind == SCRATCH) {
            void *scratch = called->scratch[at];
            if (of->lets_others_run) {
                scratch = PyMem_Calloc(part->words, sizeof(int64_t));
                if (scratch == NULL) {
                    PyErr_NoMemory();
                    goto end;
                }
                lent[lent_count++] = scratch;
            }
            arguments[at].record = scratch;
            continue;
        }
        if (next == count) {
            next++;
            break;
        }
        int is_buffer = part->kind == SEVERAL || part->kind == NUMBERS;
        Py_buffer *view = views + view_count;
        if (is_buffer) view->obj = NULL;
        int taken = is_taken(called, at, given[next++], arguments + at, view);
        view_count += is_buffer && view->obj != NULL;
        if (!taken) goto end;
    }
    if (next != count) {
        PyErr_Format(PyExc_TypeError, "%s does not take %zd arguments", of->name, count);
        goto end;
    }
    int64_t answer;
    if (of->lets_others_run) {
        PyThreadState *thread = PyEval_SaveThread();
        answer = of->call(arguments);
        PyEval_RestoreThread(thread);
    } else {
        answer = of->call(arguments);
    }
    result = answer_of(of, arguments, answer);
end:
    while (view_count > 0) PyBuffer_Release(views + --view_count);
    while (lent_count > 0) PyMem_Free(lent[--lent_count]);
    return result;
}

/* The roots by their names, as functions. */
static PyObject *functions(PyTypeObject *type) {
    PyObject *found = PyDict_New();
    PyMethodDef *methods = calloc(ROOT_COUNT, sizeof(PyMethodDef));
    if (found == NULL || methods == NULL) return NULL;
    for (int at = 0; at < ROOT_COUNT; at++) { /* they live as long as the library */
        callable *self = (callable *)made(type, 0);
        if (self == NULL) return NULL;
        self->root = ROOTS + at;
        for (int part = 0; part < ROOTS[at].count; part++)
            if (ROOTS[at].parts[part].kind == SCRATCH && !ROOTS[at].lets_others_run) {
                int64_t words = ROOTS[at].parts[part].words;
                self->scratch[part] = calloc(words, sizeof(int64_t));
                if (self->scratch[part] == NULL) return PyErr_NoMemory();
            }
        methods[at] = (PyMethodDef){ROOTS[at].name, (PyCFunction)(void (*)(void))call,
                                    METH_FASTCALL, NULL};
        PyObject *function = PyCFunction_NewEx(methods + at, (PyObject *)self, NULL);
        Py_DecRef((PyObject *)self);
        if (function == NULL || PyDict_SetItemString(found, ROOTS[at].name, function) < 0)
            return NULL;
        Py_DecRef(function);
    }
    return found;
}

/* -- the module ------------------------------------------------------------------------------- */

static PyModuleDef MODULE = {{{1, NULL}, NULL, 0, NULL},
                             "kernels",
                             "The rules compiled: records, fields and roots.",
                             -1,
                             NULL,
                             NULL,
                             NULL,
                             NULL,
                             NULL};

static int is_new_enough(void) {
#if defined(__x86_64__) && defined(__POPCNT__)
    unsigned int a, b, c = 0, d;
    return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_POPCNT) && (c & bit_SSE4_2);
#else
    return 1;
#endif
}

EXPORTED PyObject *PyInit_kernels(void) {
    if (!is_new_enough())
        return PyErr_Format(PyExc_ImportError, "this processor lacks popcnt and SSE 4.2");
    PyObject *module = PyModule_Create2(&MODULE, PYTHON_ABI_VERSION);
    RecordType = (PyTypeObject *)PyType_FromSpec(&RECORD_TYPE);
    PyObject *field_type = PyType_FromSpec(&FIELD_TYPE), *root_type = PyType_FromSpec(&CALLABLE_TYPE);
    if (module == NULL || RecordType == NULL || field_type == NULL || root_type == NULL)
        return NULL;
    PyObject *roots = functions((PyTypeObject *)root_type);
    if (roots == NULL || PyModule_AddObjectRef(module, "Record", (PyObject *)RecordType) < 0 ||
        PyModule_AddObjectRef(module, "Field", field_type) < 0 ||
        PyModule_AddObjectRef(module, "roots", roots) < 0 ||
        PyModule_AddStringConstant(module, "fingerprint", FINGERPRINT) < 0)
        return NULL;
    return module;
}

#ifdef ALHAMBRA_CHECKED
#include <stdio.h>
void out_of_bounds(int64_t index, int64_t count, const char *file, int line) {
    fprintf(stderr, "%s:%d: runtime error: index %lld out of bounds for %lld items\n", file, line,
            (long long)index, (long long)count);
    abort();
}
#endif
