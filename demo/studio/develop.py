"""The darkroom: reads the passes of one render, takes the noise out of the light and puts the picture together.

A picture is colour x light. Only the light is noisy, so only the light is smoothed: an edge-aware a-trous filter
that stops at normals, depth, colour and at steps in the light itself. Textures stay as sharp as they were sampled.
"""
import os

import bpy
import numpy as np


def read(path):
    """One pass as a float32 array (height, width, 3), top row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return np.nan_to_num(flat.reshape(h, w, 4)[::-1, :, :3], nan=0.0, posinf=0.0, neginf=0.0)


def blur(a, r):
    """Box mean of radius r over the first two axes."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = 2 * r + 1
        a = ((c[n:] - c[:-n]) if axis == 0 else (c[:, n:] - c[:, :-n])).astype(np.float32) / n
    return a


def slope(z):
    """Smallest depth step to a neighbour: what a plane explains, an edge does not."""
    out = []
    for axis in (0, 1):
        d = np.abs(np.diff(z, axis=axis, prepend=np.take(z, [0], axis)))
        out.append(np.minimum(d, np.roll(d, -1, axis)))
    return np.maximum(*out)


def noise_level(light):
    """Local variance of the fine grain, not fooled by edges."""
    lum = light.mean(2)
    grain = (lum - blur(lum, 1)) ** 2
    share = grain / (lum**2 + 1e-4)
    lit = share[lum > 1e-3]
    cap = 40 * np.median(lit if lit.size else share) * (lum**2 + 1e-4)
    return blur(np.minimum(grain, cap), 5) * 9 / 8 + 1e-8


def smooth(lights, normal, depth, colour, rounds=4, keen=4.0):
    """Filters several light buffers together; rounds widen the reach (1, 2, 4, 8 pixels)."""
    spread = 3 * slope(depth)
    # Normal and tone in one array, scaled so that a distance of 1 halts the filter.
    guide = np.concatenate([normal / np.sqrt(0.02), np.sqrt(np.maximum(colour, 0)) / np.sqrt(0.006)], axis=2).astype(np.float32)
    lights = [light.copy() for light in lights]
    variances = [noise_level(light) for light in lights]
    h, w = depth.shape
    for i in range(rounds):
        s = 2**i
        blunt = 1 / (s * spread + 2e-3 * depth)
        sums = [light * np.float32(0.25) for light in lights]
        weights = [np.full((h, w), 0.25, np.float32) for _ in lights]
        lums = [light.mean(2) for light in lights]
        keens = [1 / (keen * np.sqrt(v)) for v in variances]
        for dy, dx in ((a, b) for a in (-s, 0, s) for b in (-s, 0, s) if a or b):
            here = (slice(max(0, -dy), h - max(0, dy)), slice(max(0, -dx), w - max(0, dx)))
            there = (slice(max(0, dy), h - max(0, -dy)), slice(max(0, dx), w - max(0, -dx)))
            k = np.float32(0.125 if dx == 0 or dy == 0 else 0.0625)
            d = guide[here] - guide[there]
            far = np.einsum('ijk,ijk->ij', d, d)
            far += np.abs(depth[here] - depth[there]) * blunt[here]
            for n, light in enumerate(lights):
                step = np.abs(lums[n][here] - lums[n][there])
                step *= keens[n][here]
                step += far
                np.exp(-np.minimum(step, 30, out=step), out=step)
                step *= k
                weights[n][here] += step
                sums[n][here] += step[..., None] * light[there]
        for n in range(len(lights)):
            lights[n] = sums[n] / weights[n][..., None]
            variances[n] = variances[n] * np.clip(0.25 / weights[n], 0.12, 1)
    return lights


def load(folder):
    """The passes of a render as a dict of arrays, its lights already clean. Kept as passes.npz for later colours."""
    kept = os.path.join(folder, 'passes.npz')
    if os.path.exists(kept):
        with np.load(kept) as z:
            return {k: z[k].astype(np.float32) for k in z.files}
    raw = {f.split('.')[0]: read(os.path.join(folder, f)) for f in os.listdir(folder) if f.endswith('.exr')}
    depth = np.minimum(raw['Depth'][..., 0], 1e4).astype(np.float32)
    guide = raw['DiffCol'] + raw['GlossCol'] * 0.5 + raw['TransCol'] * 0.5
    for stuff in ('Gloss', 'Trans'):
        raw[stuff + 'Dir'] = raw[stuff + 'Dir'] + raw.pop(stuff + 'Ind')
    names = ('DiffDir', 'DiffInd', 'GlossDir', 'TransDir')
    busy = [n for n in names if raw[n].max() > 1e-4 and raw[n[:-3] + 'Col'].max() > 1e-3]
    for name, light in zip(busy, smooth([raw[n] for n in busy], raw['Normal'], depth, guide)):
        raw[name] = light
    keep = {k: v for k, v in raw.items() if k not in ('Normal', 'Depth', 'Image')}
    np.savez(kept, **{k: np.minimum(v, 6e4).astype(np.float16) for k, v in keep.items()})
    for f in os.listdir(folder):
        if f.endswith('.exr'):
            os.remove(os.path.join(folder, f))
    return keep


def compose(p):
    """Scene-linear picture from its passes."""
    light = {'Diff': p['DiffDir'] + p['DiffInd'], 'Gloss': p['GlossDir'], 'Trans': p['TransDir']}
    return p['Emit'] + p['Env'] + sum(p[stuff + 'Col'] * light[stuff] for stuff in light)


def save(linear, path, quality=92):
    """Through Filmic to WebP (by way of a PNG that Blender grades)."""
    from PIL import Image

    h, w, _ = linear.shape
    image = bpy.data.images.new('develop', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = linear[::-1]
    image.pixels.foreach_set(flat.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'RGB', '8', 0
    png = path + '.png'
    image.save_render(png, scene=bpy.context.scene)
    bpy.data.images.remove(image)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    Image.open(png).save(path, 'WEBP', quality=quality, method=4)
    os.remove(png)
