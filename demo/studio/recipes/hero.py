"""The hero of the front page: the arcade, with a little of every shop on its step."""
import math

import bpy

import forms
import stage
from materials import Stuff, clay, glaze
from recipes import scene
from recipes import green_porch, kiln_and_cove, lumen_row

PLASTER = '#e8dcc8'


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


@scene('hero', ratio=8 / 5.6, width=1760, samples=14)
def hero():
    plaster = clay(PLASTER, rough=.9, grain=.12)
    wall(plaster)
    forms.box((14, 2.6, .30), (0, .35, -.15), plaster, .03)
    sheet([(-20, 5, -2), (20, 5, -2), (20, 5, 12), (-20, 5, 12)], Stuff('#2152ba', roughness=.95).done())
    sheet([(-20, -9, -.3), (20, -9, -.3), (20, 5, -.3), (-20, 5, -.3)], Stuff(PLASTER, roughness=.95).done())

    stage.place(kiln_and_cove.amphora_vase, '#b04a24', -1.75, .25, height=1.66)
    stage.place(lumen_row.mushroom_lamp, '#cb5217', .02, .05, height=1.06)
    stage.place(green_porch.agave_pot, None, 1.78, .32, height=1.36)
    stage.place(kiln_and_cove.cove_mug, '#c98d1f', -.78, -.42, turn=-20, height=.58)
    stage.place(fruit_bowl, None, 1.0, -.5, height=.46)

    stage.area((-6, -5, 6.5), 2.2, 1500, (0, 0, .6), (1, .93, .84))
    stage.area((6, -5, 3.5), 3, 150, (0, 0, .6), (.9, .95, 1))
    stage.area((0, 3.2, 6), 3, 260, (0, 4.6, 1), (1, .9, .8))
    stage.world(.34)
    data = bpy.data.cameras.new('camera')
    data.lens = 52
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = (0, -7.6, 1.5)
    camera.rotation_euler = (math.radians(90 - 2.6), 0, 0)
    bpy.context.scene.camera = camera


def fruit_bowl(c=None):
    forms.lathe(kiln_and_cove.BOWL, glaze('#e9e0d0', speckle='#6b5340'))
    for x, y, z, colour in ((-.13, 0, .34, '#d08d1e'), (.15, .06, .34, '#c9681c'), (0, -.14, .40, '#d7a12a'), (.03, .15, .38, '#c9681c')):
        forms.ball(.165, (x, y, z), Stuff(colour, roughness=.45, clearcoat=.1).done())
