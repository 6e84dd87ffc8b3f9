"""A shaded sketch of recipes in a second or two each, without a render: blender -b -P sketch.py -- FOLDER NAME…

NAME is a product's or a shop's whose pictures are still wanted. It shows whether things stand, touch, fit the frame
and have believable proportions; faces are painted from far to near, so thin things may show through others.
"""
import json
import os
import sys
import traceback

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import recipes  # noqa: E402
import stage  # noqa: E402

SIZE = 260
LIGHT = np.array([-.6, -.45, .66])


def triangles():
    """World corners and base colour of every triangle of the scene."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners, colours = [], []
    for obj in bpy.context.scene.objects:
        if obj.type not in ('MESH', 'CURVE') or obj.hide_render:
            continue
        solid = obj.evaluated_get(graph)
        data = solid.to_mesh()
        if data is None or not len(data.vertices):
            continue
        data.calc_loop_triangles()
        points = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', points)
        world = np.array(obj.matrix_world)
        points = points.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3]
        index = np.empty(len(data.loop_triangles) * 3, np.int32)
        data.loop_triangles.foreach_get('vertices', index)
        material = obj.data.materials[0] if obj.data.materials else None
        bsdf = material and material.node_tree.nodes.get('Principled BSDF')
        colour = tuple(bsdf.inputs['Base Color'].default_value[:3]) if bsdf else (.5, .5, .5)
        corners.append(points[index.reshape(-1, 3)])
        colours.append(np.tile(colour, (len(index) // 3, 1)))
        solid.to_mesh_clear()
    return np.concatenate(corners), np.concatenate(colours)


def sketch(name, path):
    from PIL import Image, ImageDraw

    stage.clear()
    recipes.find(name).build()
    bpy.context.view_layer.update()
    camera = bpy.context.scene.camera
    view = np.array(camera.matrix_world.inverted())
    half = camera.data.sensor_width / 2 / camera.data.lens
    corners, colours = triangles()
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-9
    seen = corners @ view[:3, :3].T + view[:3, 3]
    depth = -seen[..., 2]
    normals *= np.sign(((normals @ view[:3, :3].T) * -seen.mean(1)).sum(1))[:, None]
    shade = .45 + .6 * np.clip(normals @ LIGHT, 0, 1)
    paint = (np.clip(colours * shade[:, None], 0, 1) ** (1 / 2.2) * 255).astype(int)
    x, y = (seen[..., i] / depth / half for i in (0, 1))
    flat = np.stack([(x + 1) / 2 * SIZE, (1 - y) / 2 * SIZE], -1)
    shown = (depth > .05).all(1) & (flat.min(1) < SIZE).all(1) & (flat.max(1) > 0).all(1)
    image = Image.new('RGB', (SIZE, SIZE), (200, 190, 175))
    pen = ImageDraw.Draw(image)
    for i in np.argsort(-depth.mean(1)):
        if shown[i]:
            pen.polygon([tuple(p) for p in flat[i]], fill=tuple(paint[i]))
    image.save(path)


if __name__ == '__main__':
    folder, *asked = sys.argv[sys.argv.index('--') + 1:]
    with open(os.path.join(HERE, '..', 'pictures.json')) as file:
        wanted = json.load(file)['wanted']
    os.makedirs(folder, exist_ok=True)
    for target in [entry['name'] for entry in wanted if entry['name'] in asked or entry['shop'] in asked]:
        try:
            sketch(target, os.path.join(folder, f'{target}.png'))
        except Exception:
            traceback.print_exc()
        print(f'SKETCH {target}', flush=True)
