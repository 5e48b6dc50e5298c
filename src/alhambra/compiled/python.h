/* What the border needs of Python's stable ABI (3.11 on), as far as it needs it.

   Declared here, the library can be built where Python has come without its headers, and for
   other machines. tests/compiled/test_python_h.py compares it with the headers where they are. */

#ifndef ALHAMBRA_PYTHON_H
#define ALHAMBRA_PYTHON_H

#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define IMPORTED __declspec(dllimport) extern
#define EXPORTED __declspec(dllexport)
#else
#define IMPORTED extern
#define EXPORTED __attribute__((visibility("default")))
#endif

typedef intptr_t Py_ssize_t;
typedef Py_ssize_t Py_hash_t;
typedef struct _typeobject PyTypeObject;
typedef struct _ts PyThreadState;

typedef struct _object {
    Py_ssize_t ob_refcnt;
    PyTypeObject *ob_type;
} PyObject;

typedef struct {
    PyObject ob_base;
    Py_ssize_t ob_size;
} PyVarObject;

typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len;
    Py_ssize_t itemsize;
    int readonly;
    int ndim;
    char *format;
    Py_ssize_t *shape;
    Py_ssize_t *strides;
    Py_ssize_t *suboffsets;
    void *internal;
} Py_buffer;

typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);

typedef struct {
    const char *ml_name;
    PyCFunction ml_meth;
    int ml_flags;
    const char *ml_doc;
} PyMethodDef;

typedef struct {
    int slot;
    void *pfunc;
} PyType_Slot;

typedef struct {
    const char *name;
    int basicsize;
    int itemsize;
    unsigned int flags;
    PyType_Slot *slots;
} PyType_Spec;

typedef struct {
    PyObject ob_base;
    PyObject *(*m_init)(void);
    Py_ssize_t m_index;
    PyObject *m_copy;
} PyModuleDef_Base;

typedef struct {
    PyModuleDef_Base m_base;
    const char *m_name;
    const char *m_doc;
    Py_ssize_t m_size;
    PyMethodDef *m_methods;
    void *m_slots;
    void *m_traverse;
    void *m_clear;
    void *m_free;
} PyModuleDef;

enum {
    Py_bf_getbuffer = 1,
    Py_sq_length = 45,
    Py_tp_alloc = 47,
    Py_tp_dealloc = 52,
    Py_tp_descr_get = 54,
    Py_tp_descr_set = 55,
    Py_tp_hash = 59,
    Py_tp_methods = 64,
    Py_tp_new = 65,
    Py_tp_richcompare = 67,
    Py_tp_free = 74
};
enum { METH_VARARGS = 1, METH_NOARGS = 4, METH_O = 8, METH_FASTCALL = 128 };
enum { Py_EQ = 2, Py_NE = 3 };
enum { Py_TPFLAGS_BASETYPE = 1 << 10, Py_TPFLAGS_DEFAULT = 0 };
enum { PyBUF_WRITABLE = 1, PyBUF_FORMAT = 4, PyBUF_ND = 8, PyBUF_STRIDES = 24 };
enum { PyBUF_C_CONTIGUOUS = 32 | 24 };
enum { PYTHON_ABI_VERSION = 3 };

IMPORTED PyObject _Py_NoneStruct, _Py_TrueStruct, _Py_FalseStruct, _Py_NotImplementedStruct;
IMPORTED PyObject *PyExc_ValueError, *PyExc_TypeError, *PyExc_OverflowError, *PyExc_ImportError;

IMPORTED void Py_IncRef(PyObject *);
IMPORTED void Py_DecRef(PyObject *);
IMPORTED PyObject *PyType_FromSpec(PyType_Spec *);
IMPORTED void *PyType_GetSlot(PyTypeObject *, int);
IMPORTED int PyType_IsSubtype(PyTypeObject *, PyTypeObject *);
IMPORTED PyObject *PyModule_Create2(PyModuleDef *, int);
IMPORTED int PyModule_AddObjectRef(PyObject *, const char *, PyObject *);
IMPORTED int PyModule_AddStringConstant(PyObject *, const char *, const char *);
IMPORTED PyObject *PyCFunction_NewEx(PyMethodDef *, PyObject *, PyObject *);
IMPORTED PyObject *PyObject_GetAttrString(PyObject *, const char *);
IMPORTED PyObject *PyObject_GetIter(PyObject *);
IMPORTED PyObject *PyIter_Next(PyObject *);
IMPORTED int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
IMPORTED int PyBuffer_FillInfo(Py_buffer *, PyObject *, void *, Py_ssize_t, int, int);
IMPORTED void PyBuffer_Release(Py_buffer *);
IMPORTED PyObject *PyLong_FromLongLong(long long);
IMPORTED long long PyLong_AsLongLong(PyObject *);
IMPORTED Py_ssize_t PyLong_AsSsize_t(PyObject *);
IMPORTED PyObject *PyFloat_FromDouble(double);
IMPORTED double PyFloat_AsDouble(PyObject *);
IMPORTED PyObject *PyList_New(Py_ssize_t);
IMPORTED int PyList_SetItem(PyObject *, Py_ssize_t, PyObject *);
IMPORTED Py_ssize_t PyTuple_Size(PyObject *);
IMPORTED PyObject *PyTuple_GetItem(PyObject *, Py_ssize_t);
IMPORTED PyObject *PyDict_New(void);
IMPORTED int PyDict_SetItemString(PyObject *, const char *, PyObject *);
IMPORTED PyObject *PyBytes_FromStringAndSize(const char *, Py_ssize_t);
IMPORTED char *PyBytes_AsString(PyObject *);
IMPORTED int PyUnicode_CompareWithASCIIString(PyObject *, const char *);
IMPORTED PyObject *Py_BuildValue(const char *, ...);
IMPORTED PyObject *PyErr_Format(PyObject *, const char *, ...);
IMPORTED PyObject *PyErr_Occurred(void);
IMPORTED int PyErr_ExceptionMatches(PyObject *);
IMPORTED PyObject *PyErr_NoMemory(void);
IMPORTED void *PyMem_Calloc(size_t, size_t);
IMPORTED void PyMem_Free(void *);
IMPORTED void PyErr_Clear(void);
IMPORTED PyThreadState *PyEval_SaveThread(void);
IMPORTED void PyEval_RestoreThread(PyThreadState *);

#endif
