"""Blender's entry: blender -b -P render.py -- [--samples N] [--size N] [--out DIR] [--again] TARGET…

A target is a product's name, NAME-2 for its second view, banner-SHOP or hero. Passes are kept in the cache
(STOA_STUDIO_CACHE or the temporary folder), so that colours can be developed again without a render;
--again renders anew.
"""
import json
import os
import shutil
import sys
import tempfile
import time
import traceback

import bpy

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
    'Env': 'Env', 'Normal': 'Normal', 'Depth': 'Depth',
}


def options(argv):
    found = {'samples': None, 'size': 1200, 'out': os.path.join(HERE, '..', 'pictures'), 'again': False}
    names = []
    it = iter(argv)
    for arg in it:
        if arg == '--again':
            found['again'] = True
        elif arg in ('--samples', '--size'):
            found[arg[2:]] = int(next(it))
        elif arg == '--out':
            found['out'] = next(it)
        else:
            names.append(arg)
    return found, names


def expose(folder, width, height, samples):
    """Renders the open scene and leaves every pass as an EXR in the folder."""
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
    bpy.ops.render.render()


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
        expose(folder, width, height, opts['samples'] or recipe.samples)
    else:
        stage.output(width, height, 1)
    passes = develop.load(folder)
    plan = next((p for p in PLAN['products'] if p['name'] == name), None)
    files = []
    for colour in (plan and plan['colours']) or [None]:
        file = name + (f'-{colour}' if colour else '') + ('-2' if second else '') + '.webp'
        shown = passes
        if colour:
            shown = recolour(passes, recipe.tint or TINT, hex_of(colour, name))
        develop.save(develop.compose(shown), os.path.join(opts['out'], file))
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
