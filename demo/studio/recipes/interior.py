"""The rooms of the wide scenes: a worktop before a wall, an arched window, light through it. One unit is twenty centimetres."""
import math

import bpy
import mathutils

import forms
import stage
from colours import hex_of
from materials import Stuff, clay, glow, linear, wood
from recipes import BOOK

RATIO = 20 / 9
WIDTH = 1600
BACK = 1.5  # where the wall begins


def arch_outline(r, spring, sill=0.0, n=48):
    """The outline of an arched opening for extrude(): its round part begins at the height `spring`."""
    return [*((r * math.cos(math.pi * i / n), spring + r * math.sin(math.pi * i / n)) for i in range(n + 1)), (-r, sill), (r, sill)]


def wall(colour, arches=(), grain=.25):
    """A plastered wall with arched openings; each is (x, radius, height of its sill, height at which it turns round)."""
    plaster = clay(colour, rough=.9, grain=grain)
    front = forms.box((18, .7, 9), (0, BACK + .35, 2.5), plaster, 0)
    for x, r, sill, spring in arches:
        forms.cut(front, forms.extrude(arch_outline(r, spring, sill), 2, None, (x, BACK + .35, 0), bevel=0))
    edge = front.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = .02, 2, 'ANGLE'
    edge.harden_normals = True
    return plaster


def outside(low, high, ground, horizon, lit=2.2):
    """What one sees through the openings: ground or water up to the horizon, and a sky that pales towards it."""
    def sheet(z0, z1, y, stuff):
        forms.mesh([(-16, y, z0), (16, y, z0), (16, y, z1), (-16, y, z1)], [(0, 1, 2, 3)], stuff)
    sky = Stuff(high, roughness=1)
    tint = sky.ramp(sky.math('MULTIPLY', sky.math('SUBTRACT', sky.along('Z'), horizon), .5), [(0, linear(low)), (1, linear(high))])
    sky.base(tint)
    sky.wire(tint, sky.bsdf.inputs['Emission'])
    sky.bsdf.inputs['Emission Strength'].default_value = lit
    sheet(horizon, 12, 6.1, sky.done())
    sheet(-3, horizon, 6, glow(ground, ground, lit * .8, rough=1))


def planks(tones, depth=1.15, near=-8.0):
    """A worktop of boards that lie along the wall, its top at the height 0."""
    y, k = BACK, 0
    while y > near:
        board = wood(tones[k % len(tones)], along='x', scale=(.9, 1.15, 1.0)[k % 3], rough=.5)
        forms.box((18, depth - .012, .2), (0, y - depth / 2, -.1), board, .012, (0, 0, math.pi * (k % 2)))
        y -= depth
        k += 1


def slab(colour, near=-8.0):
    """A worktop of stone or plaster."""
    forms.box((18, BACK - near, .3), (0, (BACK + near) / 2, -.15), clay(colour, rough=.8, grain=.15), .02)


def shelf(x, z, width, tone='#b98a56', depth=.75):
    """A board on the wall with two brackets."""
    board = wood(tone, along='x', scale=1.2)
    forms.box((width, depth, .09), (x, BACK - depth / 2, z - .045), board, .012)
    for side in (-1, 1):
        forms.box((.09, depth * .8, .09), (x + side * width * .36, BACK - depth * .4, z - .13), board, .012)
        forms.box((.09, .09, .5), (x + side * width * .36, BACK - .045, z - .30), board, .012)


def stand(name, colour, x, y, turn=0.0, build=None, **size):
    """One of the catalog's products, scaled to its height or width, on the worktop (or at `lift`)."""
    recipe = BOOK[name]
    tint = hex_of(colour, name) if colour else recipe.tint
    return stage.place(build or recipe.make, tint, x, y, turn, **size)


def prop(make, x, y, turn=0.0, z=0.0, scale=.5):
    """Something from props.py, which has units of ten centimetres."""
    return forms.put(make, x, y, z, turn, scale)


def flame(x, y, z, power=9.0):
    """The light that a candle or a small lamp gives."""
    data = bpy.data.lights.new('flame', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, (1, .62, .30), .06
    light = bpy.data.objects.new('flame', data)
    light.location = (x, y, z)
    bpy.context.scene.collection.objects.link(light)


def sun(source, to, power, size=.16, colour=(1, .93, .82), window=None):
    """Light from one side. window: (radius, share of the way from the source) of an arched opening that it falls
    through, so that it draws an arch on the wall; the panel around the opening stays outside the frame."""
    stage.area(source, size, power, to, colour)
    if not window:
        return
    radius, share = window
    a, b = mathutils.Vector(source), mathutils.Vector(to)
    at = a.lerp(b, share)
    dark = Stuff('#6d6258', roughness=1).done()
    turn = (b - a).to_track_quat('Y', 'Z').to_euler()
    panel = forms.box((5, .04, 5), at, dark, 0, turn)
    forms.cut(panel, forms.extrude(arch_outline(radius, radius * .6, -radius * 1.5), 1, None, at, turn, bevel=0))
    for size_, place in (((radius * 2.2, .03, radius * .10), (0, 0, radius * .5)), ((radius * .10, .03, radius * 4), (0, 0, 0))):
        bar = forms.box(size_, (0, 0, 0), dark, 0, turn)
        bar.location = at + turn.to_quaternion() @ mathutils.Vector(place)


def shoot(look=.92, width=7.0, eye=.11, lens=60, pan=0.0):
    """The camera: `width` is what it sees at the middle of the worktop, `eye` how far it looks down."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    distance = width / 2 * lens / 18
    at = mathutils.Vector((pan, -distance * .985, look + distance * eye))
    camera.location = at
    camera.rotation_euler = (mathutils.Vector((0, 0, look)) - at).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = camera
