# SPDX-License-Identifier: MIT
"""Reads the pixels of a screenshot: 8-bit PNG without interlacing, as written by browsers."""
import struct
import zlib


class Picture:
    def __init__(self, width, height, channels, rows):
        self.width, self.height, self.channels, self.rows = width, height, channels, rows

    def at(self, x, y):
        """Returns the red, green and blue of a pixel, from 0 to 255."""
        place = x * self.channels
        return tuple(self.rows[y][place:place + 3])


def read(data):
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        chunk = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
        elif kind == b"IDAT":
            packed += chunk
        place += length + 12
    channels = {2: 3, 6: 4}[color]
    assert depth == 8 and not interlaced
    raw, stride, before, rows = zlib.decompress(packed), width * channels, bytearray(width * channels), []
    for number in range(height):
        start = number * (stride + 1)
        rows.append(unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), before, channels))
        before = rows[-1]
    return Picture(width, height, channels, rows)


def unfiltered(kind, row, before, channels):
    """Reverses the PNG filter of a row of bytes."""
    for place in range(len(row)):
        left = row[place - channels] if place >= channels else 0
        above = before[place]
        if kind == 1:
            row[place] = (row[place] + left) & 255
        elif kind == 2:
            row[place] = (row[place] + above) & 255
        elif kind == 3:
            row[place] = (row[place] + (left + above) // 2) & 255
        elif kind == 4:
            corner = before[place - channels] if place >= channels else 0
            guess = left + above - corner
            best = min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))[2]
            row[place] = (row[place] + best) & 255
    return row
