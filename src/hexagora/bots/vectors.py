"""Vectors that grow, and vectors as lists of Python numbers and back."""

from librt.vecs import vec
from mypy_extensions import i32, i64


def longer(old: vec[i32], filler: i32) -> vec[i32]:
    """Twice as long, the rest filled."""
    new = vec[i32]([filler] * (2 * len(old)))
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def longer_floats(old: vec[float]) -> vec[float]:
    """Twice as long, the rest zero."""
    new = vec[float]([0.0] * (2 * len(old)))
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def ints_of(vector: vec[i32]) -> list[int]:
    """What a vector holds."""
    found: list[int] = []
    for i in range(i64(len(vector))):
        found.append(int(vector[i]))
    return found


def floats_of(vector: vec[float]) -> list[float]:
    """What a vector holds."""
    found: list[float] = []
    for i in range(i64(len(vector))):
        found.append(vector[i])
    return found


def vector_of(numbers: list[int]) -> vec[i32]:
    """A vector that holds just these."""
    vector = vec[i32]([0] * len(numbers))
    for i in range(i64(len(numbers))):
        vector[i] = i32(numbers[i])
    return vector


def float_vector_of(numbers: list[float]) -> vec[float]:
    """A vector that holds just these."""
    vector = vec[float]([0.0] * len(numbers))
    for i in range(i64(len(numbers))):
        vector[i] = numbers[i]
    return vector
