"""Blender's entry: blender -b -P render.py -- [--samples N] [--size N] [--out DIR] [--again] [--face] TARGET…

A target is a product's name, NAME-2 for its second view, banner-SHOP or hero. Passes are kept in the cache
(STOA_STUDIO_CACHE or the temporary folder), so that colours can be developed again without a render;
--again renders anew, --face makes the first colour only.
"""
import json
import os
import shutil
import sys
import tempfile
import time
import traceback

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import develop  # noqa: E402
import recipes  # noqa: E402
import stage  # noqa: E402
from colours import TINT, hex_of  # noqa: E402
from materials import AOVS  # noqa: E402
from recolour import recolour  # noqa: E402

PLAN = json.load(open(os.path.join(HERE, '..', 'pictures.json')))
CACHE = os.environ.get('STOA_STUDIO_CACHE') or os.path.join(tempfile.gettempdir(), 'stoa-studio')
PASSES = {
    'DiffDir': 'DiffDir', 'DiffInd': 'DiffInd', 'DiffCol': 'DiffCol', 'GlossDir': 'GlossDir', 'GlossInd': 'GlossInd',
    'GlossCol': 'GlossCol', 'TransDir': 'TransDir', 'TransInd': 'TransInd', 'TransCol': 'TransCol', 'Emit': 'Emit',
    'Env': 'Env', 'Normal': 'Normal',
}


def options(argv):
    found = {'samples': None, 'size': 1600, 'out': os.path.join(HERE, '..', 'pictures'), 'again': False, 'face': False}
    names = []
    it = iter(argv)
    for arg in it:
        if arg in ('--again', '--face'):
            found[arg[2:]] = True
        elif arg in ('--samples', '--size'):
            found[arg[2:]] = int(next(it))
        elif arg == '--out':
            found['out'] = next(it)
        else:
            names.append(arg)
    return found, names


MARGIN = 0.075  # of the frame, around what stands there
COARSE = 25  # percent of the size at which the empty sweep around it is rendered


def expose(folder, width, height, samples, box=None):
    """Renders the open scene and leaves every pass as an EXR in the folder. box: the part of the frame (left, bottom,
    right, top; 0..1) in which the product stands; the sweep around it is smooth and rendered coarsely (folder/far)."""
    stage.output(width, height, samples)
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.nodes.new('CompositorNodeComposite')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_mode = 'OPEN_EXR', 'RGB'
    out.format.color_depth, out.format.exr_codec = '32', 'NONE'
    out.file_slots.clear()
    for pass_name, name in [*PASSES.items(), *((a, a) for a in AOVS)]:
        out.file_slots.new(name + '.')
        tree.links.new(layers.outputs[pass_name], out.inputs[-1])
    render = scene.render
    if box:
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = box
    bpy.ops.render.render()
    if box:
        render.use_border = render.use_crop_to_border = False
        render.resolution_percentage = COARSE
        scene.cycles.samples = samples * 2
        out.base_path = os.path.join(folder, 'far')
        bpy.ops.render.render()


def around(width, height):
    """The part of the frame that the product takes, with a margin."""
    from bpy_extras.object_utils import world_to_camera_view

    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    seen = [world_to_camera_view(scene, scene.camera, p) for p in recipes.standing]
    low = [max(min(p[i] for p in seen) - MARGIN, 0) for i in (0, 1)]
    high = [min(max(p[i] for p in seen) + MARGIN, 1) for i in (0, 1)]
    return [round(low[0] * width) / width, round(low[1] * height) / height, round(high[0] * width) / width, round(high[1] * height) / height]


def shoot(target, opts):
    """Builds, renders and develops one target; returns the files written."""
    second = target.endswith('-2')
    name = target[:-2] if second else target
    size = opts['size']
    folder = os.path.join(CACHE, f'{target}@{size}')
    if opts['again']:
        shutil.rmtree(folder, ignore_errors=True)
    stage.clear()
    recipe = recipes.find(name)
    width, height = recipe.frame(size)
    if not os.path.exists(os.path.join(folder, 'passes.npz')):
        os.makedirs(folder, exist_ok=True)
        recipe.build(second)
        box = None if isinstance(recipe, recipes.Scene) else around(width, height)
        expose(folder, width, height, opts['samples'] or recipe.samples, box)
        if box:
            np.save(os.path.join(folder, 'corner.npy'), [round((1 - box[3]) * height), round(box[0] * width)])
    else:
        stage.output(width, height, 1)
    passes = develop.load(folder)
    far, corner = develop.far(folder, width, height)
    plan = next((p for p in [*PLAN['wanted'], *PLAN['products']] if p['name'] == name), None)
    files = []
    colours = (plan and plan['colours']) or [None]
    picture = None
    changed = sum(passes[name].sum(2) for name in AOVS) > 0
    for colour in colours[:1] if opts['face'] else colours:
        file = name + (f'-{colour}' if colour else '') + ('-2' if second else '') + '.webp'
        shown = passes
        if colour:
            shown = recolour(passes, recipe.tint or TINT, hex_of(colour, name))
        picture = develop.clean(shown, picture, changed)
        develop.save(develop.frame(picture, far, corner), os.path.join(opts['out'], file))
        files.append(file)
    return files


if __name__ == '__main__':
    opts, names = options(sys.argv[sys.argv.index('--') + 1:])
    failed = False
    for target in names:
        began = time.time()
        try:
            files = shoot(target, opts)
        except Exception:
            traceback.print_exc()
            failed = True
            continue
        print(f'STUDIO {target} {time.time() - began:.1f}s {" ".join(files)}', flush=True)
    if failed:
        sys.exit(1)
