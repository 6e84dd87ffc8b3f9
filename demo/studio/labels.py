"""Labels with real lettering: drawn as pictures, laid on flat or round bodies."""
import math
import os
import tempfile

import bpy

from forms import mesh
from materials import printed

FONTS = '/usr/share/fonts/truetype/liberation/Liberation'  # Debian: fonts-liberation
FACES = {'serif': 'Serif-Regular', 'italic': 'Serif-Italic', 'bold': 'Serif-Bold', 'sans': 'Sans-Regular', 'caps': 'Sans-Regular', 'heavy': 'Sans-Bold'}


def draw(lines, ratio, paper='#f5efe3', ink='#171412', frame=True, width=1400):
    """A label as a PNG. lines: (face, size in hundredths of the width, text), from the top; '-' draws a rule,
    a number leaves a space."""
    from PIL import Image, ImageDraw, ImageFont

    height = round(width / ratio)
    image = Image.new('RGB', (width, height), paper)
    pen = ImageDraw.Draw(image)
    placed = []
    for line in lines:
        if line == '-':
            placed.append((None, None, None, width * 0.045))
        elif isinstance(line, (int, float)):
            placed.append((None, None, '', width * line / 100))
        else:
            face, size, text = line
            font = ImageFont.truetype(f'{FONTS}{FACES[face]}.ttf', round(width * size / 100))
            placed.append((face, font, text, width * size / 100 * 1.28))
    y = (height - sum(p[3] for p in placed)) / 2
    for face, font, text, step in placed:
        if text is None:
            pen.line([(width * 0.40, y + step / 2), (width * 0.60, y + step / 2)], fill=ink, width=max(width // 400, 2))
        elif text:
            gap = font.size * (0.16 if face == 'caps' else 0.0)
            total = sum(pen.textlength(letter, font) + gap for letter in text) - gap if gap else pen.textlength(text, font)
            x = (width - total) / 2
            if gap:
                for letter in text:
                    pen.text((x, y), letter, ink, font)
                    x += pen.textlength(letter, font) + gap
            else:
                pen.text((x, y), text, ink, font)
        y += step
    if frame:
        inset = width * 0.028
        pen.rectangle([inset, inset, width - inset, height - inset], outline=ink, width=max(width // 350, 2))
    path = os.path.join(tempfile.mkdtemp(prefix='stoa-label-'), 'label.png')
    image.save(path)
    return path


def sheet(w, h, material, point, n=48):
    """A grid of w by h whose points go through point(x, z), with a UV map."""
    m = 2
    verts = [point(-w / 2 + w * i / n, -h / 2 + h * j / m) for j in range(m + 1) for i in range(n + 1)]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    obj = mesh(verts, faces, material)
    uv = obj.data.uv_layers.new()
    for loop in obj.data.loops:
        i, j = loop.vertex_index % (n + 1), loop.vertex_index // (n + 1)
        uv.data[loop.index].uv = (i / n, j / m)
    return obj


def wrap(lines, radius, w, h, z, angle=0.0, **look):
    """A label of w (along the curve) by h around an upright cylinder, its middle at height z, facing -y."""
    material = printed(draw(lines, w / h, **look))

    def point(x, dz):
        a = x / radius - math.pi / 2 + math.radians(angle)
        return radius * math.cos(a), radius * math.sin(a), z + dz

    return sheet(w, h, material, point)


def flat(lines, w, h, loc, rot=(0, 0, 0), **look):
    """A flat label facing -y before it is turned."""
    obj = sheet(w, h, printed(draw(lines, w / h, **look)), lambda x, z: (x, 0, z), 2)
    obj.location, obj.rotation_euler = loc, rot
    return obj
