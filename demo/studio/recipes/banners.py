"""One wide banner for every shop: a few of its things on plinths before a wall of the shop's own colour."""
import bpy
import mathutils

import forms
import stage
from colours import hex_of
from materials import Stuff, clay
from recipes import BOOK, find, scene
from recipes.clearwater_glass import CLEAR

# shop: wall colour, then from left to right (product, colour, height, height of its plinth)
SHELVES = {
    'kiln-and-cove': ('#93a693', [('tide-plate', 'sand', .34, .42), ('amphora-vase', 'terracotta', 1.38, 0), ('harbour-teapot', 'deep-green', .80, .22), ('cove-mug', 'lagoon', .56, 0), ('cove-mug', 'sand', .56, .42), ('dune-pitcher', 'ink', 1.10, 0)]),
    'lumen-row': ('#33455a', [('arc-desk-lamp', 'mustard', 1.45, 0), ('globe-lamp', None, 1.12, .22), ('mushroom-lamp', 'ember', .92, 0), ('turned-lamp', 'sand', 1.15, .22), ('lantern-lamp', None, 1.02, 0)]),
    'clearwater-glass': ('#7fa9ad', [('bud-vase', 'amber', 1.42, 0), ('ripple-tumbler', 'sea', .66, .34), ('carafe', None, 1.34, 0), ('bud-vase', 'rose', 1.15, .34), ('wine-glass', None, 1.22, 0)]),
    'ember-house': ('#b5754a', [('taper-candles', 'cream', 1.42, 0), ('fig-candle', 'amber', .66, .36), ('pillar-candles', None, .88, 0), ('fig-candle', 'sage', .66, .20), ('tin-candle', 'gold', .56, 0)]),
    'paper-mill-lane': ('#c4a468', [('letter-set', None, .24, .40), ('linen-journal', 'forest', 1.10, 0), ('field-notebooks', None, .50, .30), ('pencil-cup', None, 1.12, 0), ('story-trio', None, 1.05, 0)]),
    'fold-and-timber': ('#8b9a82', [('three-leg-stool', 'oak', .98, 0), ('dining-chair', 'rust', 1.55, 0), ('side-table', 'walnut', .95, 0), ('low-bench', 'oak', .66, 0)]),
    'common-thread': ('#c48a6b', [('linen-cushion', 'mustard', 1.10, 0), ('folded-throw', 'grey', .58, .34), ('linen-cushion', 'indigo', .95, 0), ('floor-pouf', 'oat', .68, 0), ('tea-towels', None, .42, .42)]),
    'wayfare': ('#a99466', [('day-backpack', 'forest', 1.40, 0), ('weekender', 'tan', .95, 0), ('card-wallet', 'chestnut', .46, .46), ('market-tote', 'oat', 1.42, 0)]),
    'meridian': ('#2d4a5c', [('bead-bracelet', 'coral', .20, .62), ('noon-watch', 'chestnut', 1.10, .20), ('signet-ring', 'gold', .60, .44), ('hoop-earrings', 'gold', .88, .12), ('bead-bracelet', 'jade', .20, .34)]),
    'northbound-audio': ('#b58368', [('parlour-speaker', 'walnut', 1.28, 0), ('pebble-buds', 'white', .52, .38), ('quiet-one', 'ink', 1.36, 0), ('pocket-radio', 'teal', 1.00, .16), ('puck-speaker', 'rust', .42, 0)]),
    'pebble-and-pine': ('#7ba0b4', [('ring-tower', None, 1.15, 0), ('stacking-arches', None, .72, .28), ('wooden-whale', 'blue', .88, 0), ('block-set', None, 1.25, 0), ('wooden-whale', 'grey', .62, .30)]),
    'oak-and-iron': ('#7f917c', [('serving-board', None, 1.26, 0), ('enamel-pot', 'cherry', .80, .16), ('pepper-mill', 'oak', 1.10, 0), ('utensil-crock', None, 1.36, 0), ('stove-kettle', 'cream', .98, 0)]),
    'green-porch': ('#cf9c7c', [('snake-plant', 'white', 1.45, 0), ('watering-can', 'forest', .86, .14), ('agave-pot', None, 1.18, 0), ('round-cactus', None, .84, .30), ('planter-trio', 'sand', .58, 0)]),
    'still-water': ('#9ab0a6', [('bath-salts', 'rose', .82, 0), ('hand-wash', 'amber', 1.16, .22), ('soap-bars', None, .56, .20), ('oil-dropper', 'cobalt', .98, 0), ('bath-brush', None, .58, .16)]),
}
GAP = .30


def tone(hex_colour, k):
    """A paler (k > 1) or deeper hex of the same hue."""
    channels = (int(hex_colour[i:i + 2], 16) for i in (1, 3, 5))
    return '#' + ''.join(f'{min(round(c * k), 244):02x}' for c in channels)


def thinned(hex_colour):
    """A glass colour for real light paths, which cross the wall more than once (variants are tinted once)."""
    channels = (int(hex_colour[i:i + 2], 16) for i in (1, 3, 5))
    return '#' + ''.join(f'{round(255 * (c / 255) ** .4):02x}' for c in channels)


def extent(root):
    before = [o for o in bpy.context.scene.objects if not o.hide_render]
    inside = set(root.children_recursive)
    for o in before:
        o.hide_render = o not in inside
    cloud = stage.points()
    for o in before:
        o.hide_render = False
    return min(p.x for p in cloud), max(p.x for p in cloud), min(p.y for p in cloud), max(p.y for p in cloud)


def arrange(items, wall):
    """Stands the items in a row, centred, each on its plinth."""
    stone = clay(tone(wall, 1.12), grain=.12)
    placed = []
    for name, colour, height, lift in items:
        recipe = BOOK[name]
        tint = hex_of(colour, name) if colour else recipe.tint
        if colour and recipe.tint == CLEAR:
            tint = thinned(tint)
        azimuth = recipe.view.get('azimuth', 7)
        root = stage.place(recipe.make, tint, turn=-azimuth * .8, height=height, lift=lift)
        x0, x1, y0, y1 = extent(root)
        placed.append((root, x0, x1, y0, y1, lift))
    pads = [max(x1 - x0, y1 - y0) * .06 + .10 if lift else 0 for _, x0, x1, y0, y1, lift in placed]
    total = sum(x1 - x0 + 2 * pad for (_, x0, x1, *_), pad in zip(placed, pads)) + GAP * (len(placed) - 1)
    x = -total / 2
    for i, ((root, x0, x1, y0, y1, lift), pad) in enumerate(zip(placed, pads)):
        centre = x + pad + (x1 - x0) / 2
        depth = (-.16, .16)[i % 2]
        root.location.x += centre - (x0 + x1) / 2
        root.location.y += depth - (y0 + y1) / 2
        if lift:
            stage.plinth(centre, depth, x1 - x0 + 2 * pad, max(y1 - y0 + 2 * pad, .6), lift, tone(wall, 1.12), .02)
        x += x1 - x0 + 2 * pad + GAP
    return total


def shoot(wall, items):
    for name, *_ in items:
        find(name)
    total = arrange(items, wall)
    stage.sweep(1.0, wall, back=2.4, width=16)
    arch = clay(tone(wall, 1.07), grain=.12)
    for k in range(-2, 3):
        forms.arch(1.18, 1.02, .10, arch, (k * 2.5, 1.6, .42))
        for s in (-1.10, 1.10):
            forms.box((.16, .10, .46), (k * 2.5 + s, 1.6, .21), arch, .01)
    stage.area((-5.0, -4.2, 5.6), 2.6, 1150, (0, 0, .5), (1, .95, .88))
    stage.area((5.5, -3.6, 3.0), 3, 130, (0, 0, .5))
    stage.area((2.5, 1.2, 4.6), 2, 120, (0, 0, .6))
    stage.world(.30)
    data = bpy.data.cameras.new('camera')
    data.lens = 60
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    width = max(total + .8, 4.8)
    distance = width / 2 * data.lens / 18
    eye = mathutils.Vector((0, -distance * .985, .80 + distance * .12))
    camera.location = eye
    camera.rotation_euler = (mathutils.Vector((0, 0, .74)) - eye).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = camera


for _shop, (_wall, _items) in SHELVES.items():
    scene(f'banner-{_shop}', ratio=1600 / 560, width=1600, samples=8)(lambda wall=_wall, items=_items: shoot(wall, items))
