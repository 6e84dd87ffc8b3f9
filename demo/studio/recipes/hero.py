"""The hero of the front page: the arcade, with a little of every shop on its step."""
import math

import bpy

import forms
import stage
from materials import Stuff, clay, glaze, glow, linear
from recipes import scene
from recipes import green_porch, kiln_and_cove, lumen_row

PLASTER = '#e8dcc8'
HORIZON = 1.42  # where the sea ends on the sheet behind the arches, at the height of the camera's eye


def wall(plaster):
    """A thick wall with a row of arched openings."""
    front = forms.box((14, .7, 7.5), (0, 1.5, 1.75), plaster, 0)
    for k in range(-3, 4):
        x = k * 1.75
        outline = [(.66 * math.cos(math.pi * i / 48), .66 * math.sin(math.pi * i / 48)) for i in range(49)]
        outline += [(-.66, -2.0), (.66, -2.0)]
        forms.cut(front, forms.extrude(outline, 2, None, (x, 1.5, 1.75), bevel=0))
    edge = front.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = .02, 2, 'ANGLE'
    edge.harden_normals = True


def sheet(corners, material):
    forms.mesh(corners, [(0, 1, 2, 3)], material)


def sea(evening):
    """What one sees through the arches: water up to the horizon, and a sky that pales towards it."""
    water, low, high = ('#16306e', '#b0705f', '#24408c') if evening else ('#1746a0', '#9cc3e6', '#2f6fcb')
    sheet([(-20, 5, -2), (20, 5, -2), (20, 5, HORIZON), (-20, 5, HORIZON)], Stuff(water, roughness=.9).done())
    sky = Stuff(high, roughness=.95)
    sky.shown = sky.ramp(sky.math('MULTIPLY', sky.math('SUBTRACT', sky.along('Z'), HORIZON), .42), [(0, linear(low)), (1, linear(high))])
    sheet([(-20, 5.1, HORIZON - .1), (20, 5.1, HORIZON - .1), (20, 5.1, 12), (-20, 5.1, 12)], sky.done())


def lantern(x):
    """A small globe that hangs in an arch and lights it from within."""
    z = 2.02
    forms.ball(.10, (x, 1.5, z), glow('#fff0d8', '#ffb45e', 5))
    forms.tube([(x, 1.5, z + .09), (x, 1.5, 2.45)], .008, Stuff('#2a2320', roughness=.6).done())
    data = bpy.data.lights.new('lantern', 'POINT')
    data.energy, data.color, data.shadow_soft_size = 46, (1, .66, .34), .10
    light = bpy.data.objects.new('lantern', data)
    light.location = (x, 1.42, z)
    bpy.context.scene.collection.objects.link(light)


def arcade(evening=False):
    plaster = clay(PLASTER, rough=.9, grain=.3)
    wall(plaster)
    forms.box((14, 2.6, .30), (0, .35, -.15), plaster, .03)
    sea(evening)
    sheet([(-20, -9, -.3), (20, -9, -.3), (20, 5, -.3), (-20, 5, -.3)], Stuff(PLASTER, roughness=.95).done())

    stage.place(kiln_and_cove.amphora_vase, '#b04a24', -1.75, .25, height=1.66)
    stage.place(lit_lamp if evening else lumen_row.mushroom_lamp, '#cb5217', .02, .05, height=1.06)
    stage.place(green_porch.agave_pot, None, 1.78, .32, height=1.36)
    stage.place(kiln_and_cove.cove_mug, '#c98d1f', -.78, -.42, turn=-20, height=.58)
    stage.place(fruit_bowl, None, 1.0, -.5, height=.46)

    if evening:
        for x in (-1.75, 0, 1.75):
            lantern(x)
        stage.area((-6, -5, 6.5), 3, 240, (0, 0, .6), (.55, .68, 1))
        stage.area((0, 3.2, 6), 3, 260, (0, 4.9, 1.2), (.8, .75, 1))
        stage.world(.07, (.55, .65, 1))
    else:
        stage.area((-5, -6, 7.5), .5, 1900, (0, 0, .6), (1, .91, .78))
        stage.area((6, -5, 3.5), 3, 130, (0, 0, .6), (.9, .95, 1))
        stage.area((0, 3.2, 6), 3, 420, (0, 4.9, 1.2), (1, .95, .9))
        stage.world(.30)
    data = bpy.data.cameras.new('camera')
    data.lens = 52
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = (0, -7.6, 1.5)
    camera.rotation_euler = (math.radians(90 - 2.6), 0, 0)
    bpy.context.scene.camera = camera


@scene('hero', ratio=8 / 5.6, width=1760, samples=10)
def hero():
    arcade()


@scene('hero-evening', ratio=8 / 5.6, width=1760, samples=12)
def hero_evening():
    arcade(evening=True)


def lit_lamp(c):
    lumen_row.mushroom(lumen_row.lacquer(c), lit=9)


def fruit_bowl(c=None):
    forms.lathe(kiln_and_cove.BOWL, glaze('#e9e0d0', speckle='#6b5340'))
    for x, y, z, colour in ((-.13, 0, .34, '#d08d1e'), (.15, .06, .34, '#c9681c'), (0, -.14, .40, '#d7a12a'), (.03, .15, .38, '#c9681c')):
        forms.ball(.165, (x, y, z), Stuff(colour, roughness=.45, clearcoat=.1).done())
