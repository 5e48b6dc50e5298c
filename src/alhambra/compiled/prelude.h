/* What every printed kernel needs, and what a root is to those who call it. */

#ifndef ALHAMBRA_PRELUDE_H
#define ALHAMBRA_PRELUDE_H

#include <stdint.h>

#ifdef ALHAMBRA_SMALL /* in the page every byte travels: the compiler decides */
#define INLINED static inline
#else
#define INLINED static inline __attribute__((always_inline))
#endif

typedef struct {
    int64_t *items;
    int64_t count;
} several_numbers;

/* An item of a buffer whose length is known only where it runs. */
#ifdef ALHAMBRA_CHECKED
void out_of_bounds(int64_t index, int64_t count, const char *file, int line);
#define ITEM(several, index)                                                                   \
    (*({                                                                                       \
        int64_t at_ = (index);                                                                 \
        if (at_ < 0 || at_ >= (several).count)                                                 \
            out_of_bounds(at_, (several).count, __FILE__, __LINE__);                           \
        (several).items + at_;                                                                 \
    }))
#else
#define ITEM(several, index) ((several).items[index])
#endif

/* Python rounds a quotient down, and a remainder has the sign of the divisor. Most divisors are
   constants above 0: then the sign of C's remainder says all, and nothing branches. */
static inline int64_t quotient(int64_t number, int64_t divisor) {
    int64_t rounded = number / divisor, rest = number % divisor;
    if (__builtin_constant_p(divisor) && divisor > 0) return rounded + (rest >> 63);
    return rounded - (rest != 0 && (rest ^ divisor) < 0);
}

static inline int64_t remainder_of(int64_t number, int64_t divisor) {
    int64_t rest = number % divisor;
    if (__builtin_constant_p(divisor) && divisor > 0) return rest + (rest >> 63 & divisor);
    return rest != 0 && (rest ^ divisor) < 0 ? rest + divisor : rest;
}

/* C leaves it open what becomes of a sign that is shifted to the left. */
static inline int64_t shifted(int64_t number, int64_t places) {
    return (int64_t)((uint64_t)number << places);
}

static inline int64_t smaller(int64_t one, int64_t other) { return other < one ? other : one; }
static inline int64_t larger(int64_t one, int64_t other) { return other > one ? other : one; }
static inline int64_t magnitude(int64_t number) { return number < 0 ? -number : number; }

/* -- roots ------------------------------------------------------------------------------------ */

typedef union {
    void *record;
    int64_t number;
    double real;
    several_numbers several;
} argument;

typedef enum { RECORD, SCRATCH, SEVERAL, WHOLE, REAL, NUMBERS } kind;

typedef struct {
    kind kind;
    int64_t words; /* of a record, scratch, or each of several */
    int64_t least; /* of a whole number */
    int64_t most;
    const char *place; /* where a record is declared */
} part;

typedef struct {
    const char *name;
    const part *parts;
    int count;
    int lets_others_run;
    int64_t list_in;      /* the scratch whose numbers are listed, -1 for none */
    int64_t list_from;    /* where they begin in it */
    int64_t list_most;    /* how many there are at most */
    int64_t (*call)(const argument *);
} root;

extern const root ROOTS[];
extern const int ROOT_COUNT;
extern const char FINGERPRINT[];

#endif
