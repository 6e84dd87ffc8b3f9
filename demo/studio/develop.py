"""The darkroom: reads the passes of one render, puts the noisy picture together, cleans it and writes the file.

The network (denoise.py) sees what the camera saw of colour and of form beside the noise, so texture that is in the
base colour or in the normals survives it.
"""
import os

import bpy
import numpy as np

from denoise import denoise, exposure, read_weights

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.path.join(HERE, 'weights', 'rt_hdr_calb_cnrm.tza')
KEEP_WHOLE = ('Normal',)  # half floats draw faint stripes on round things


def read(path):
    """One pass as a float32 array (height, width, 3), top row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return np.nan_to_num(flat.reshape(h, w, 4)[::-1, :, :3], nan=0.0, posinf=0.0, neginf=0.0)


def load(folder):
    """The passes of a render as a dict of arrays. Kept as passes.npz for later colours."""
    kept = os.path.join(folder, 'passes.npz')
    if os.path.exists(kept):
        with np.load(kept) as z:
            return {k: z[k].astype(np.float32) for k in z.files}
    raw = {f.split('.')[0]: read(os.path.join(folder, f)) for f in os.listdir(folder) if f.endswith('.exr')}
    for stuff in ('Gloss', 'Trans'):
        raw[stuff + 'Dir'] = raw[stuff + 'Dir'] + raw.pop(stuff + 'Ind')
    np.savez(kept, **{k: v if k in KEEP_WHOLE else np.minimum(v, 6e4).astype(np.float16) for k, v in raw.items()})
    for f in os.listdir(folder):
        if f.endswith('.exr'):
            os.remove(os.path.join(folder, f))
    return raw


def compose(p):
    """Scene-linear picture from its passes, noise and all."""
    light = {'Diff': p['DiffDir'] + p['DiffInd'], 'Gloss': p['GlossDir'], 'Trans': p['TransDir']}
    return p['Emit'] + p['Env'] + sum(p[stuff + 'Col'] * light[stuff] for stuff in light)


def clean(p, like=None, changed=None):
    """The picture without its noise, still scene-linear. like: a clean picture of the same render in another colour,
    from which everything is taken that is far from the changed pixels."""
    noisy = compose(p)
    albedo = p['DiffCol'] + 0.3 * p['GlossCol'] + p['TransCol']
    weights = read_weights(WEIGHTS)
    if like is None:
        return denoise(noisy, albedo, p['Normal'], weights)
    rows, columns = np.flatnonzero(changed.any(1)), np.flatnonzero(changed.any(0))
    h, w = changed.shape
    top, bottom = max(rows[0] - 48, 0), min(rows[-1] + 49, h)
    left, right = max(columns[0] - 48, 0), min(columns[-1] + 49, w)
    part = (slice(top, bottom), slice(left, right))
    out = like.copy()
    inner = denoise(noisy[part], albedo[part], p['Normal'][part], weights, exposure(noisy))

    def ease(n, free_start, free_end):
        k = np.ones(n, np.float32)
        k[:40] = 1 if free_start else np.linspace(0, 1, 40)
        k[-40:] = k[-40:] if free_end else np.linspace(1, 0, 40)
        return k

    share = ease(bottom - top, top == 0, bottom == h)[:, None] * ease(right - left, left == 0, right == w)
    out[part] += (inner - out[part]) * share[..., None]
    return out


def soften(picture, reach=7):
    """Averages over the neighbourhood, three times over: the sweep has no detail, but an uneven rest of noise."""
    for axis in (0, 1) * 3:
        pad = [(0, 0)] * 3
        pad[axis] = (reach // 2, reach // 2)
        wide = np.pad(picture, pad, mode='edge')
        n = picture.shape[axis]
        picture = sum(np.take(wide, range(i, i + n), axis) for i in range(reach)) / np.float32(reach)
    return picture


def far(folder, width, height):
    """The sweep around the product, rendered coarsely: the whole frame at full size, and where the fine part goes."""
    inner = os.path.join(folder, 'far')
    if not os.path.isdir(inner):
        return None, None
    from PIL import Image

    coarse = soften(clean(load(inner)))
    layers = [Image.fromarray(coarse[..., i]).resize((width, height), Image.BICUBIC) for i in range(3)]
    return np.stack([np.asarray(layer) for layer in layers], 2), np.load(os.path.join(folder, 'corner.npy'))


def frame(fine, whole, corner):
    """Lays the fine part into the whole frame with a soft edge."""
    if whole is None:
        return fine
    h, w, _ = fine.shape
    top, left = corner
    reach = max(whole.shape[0] // 40, 4)

    def ease(n, free_start, free_end):
        k = np.ones(n, np.float32)
        slope = np.linspace(0, 1, reach, dtype=np.float32)
        slope = slope * slope * (3 - 2 * slope)
        if not free_start:
            k[:reach] = slope
        if not free_end:
            k[-reach:] = np.minimum(k[-reach:], slope[::-1])
        return k

    share = ease(h, top == 0, top + h >= whole.shape[0])[:, None] * ease(w, left == 0, left + w >= whole.shape[1])
    out = whole.copy()
    part = (slice(top, top + h), slice(left, left + w))
    out[part] += (fine - out[part]) * share[..., None]
    return out


def save(linear, path, quality=89):
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
    Image.open(png).save(path, 'WEBP', quality=quality, method=5)
    os.remove(png)
