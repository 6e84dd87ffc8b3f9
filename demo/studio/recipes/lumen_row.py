"""Lumen Row: lamps for tables, desks and sills."""
import math

from forms import ball, fine, lathe, ring, stick, swept, tube
from materials import glaze, glow, linen, metal, paint, wood
from recipes import product

BRASS = '#c9a25e'


@product('mushroom-lamp', elevation=15, fill=.62, second={'elevation': 34, 'azimuth': 24, 'fill': .64})
def mushroom_lamp(c):
    m = paint(c, tint=True, rough=.22, coat=.8)
    lathe([(0, .50), (.12, .50), (.5, .52), (.56, .55), (.55, .62), (.48, .82), (.32, .98), (.12, 1.05), (0, 1.06)], m)
    lathe([(0, 0), (.30, 0), (.32, .03), (.29, .06), (.17, .16), (.13, .3), (.13, .52), (0, .52)], m)


@product('turned-lamp', elevation=13, fill=.66, second={'elevation': 30, 'azimuth': -25, 'fill': .66})
def turned_lamp(c):
    lathe([(0, 0), (.32, 0), (.34, .02), (.34, .06), (.32, .08), (.12, .10), (.10, .14), (.16, .26), (.20, .4), (.15, .56), (.06, .66), (.05, .8), (.05, .86), (0, .86)], glaze(c, tint=True))
    shade = linen('#d0a66c', threads=60, strength=.2)
    bsdf = shade.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Emission'].default_value = (1, .52, .17, 1)
    bsdf.inputs['Emission Strength'].default_value = .44
    lathe([(.50, .74), (.505, .745), (.34, 1.28), (.33, 1.28), (.49, .75)], shade, sub=1)


@product('globe-lamp', elevation=13, fill=.64)
def globe_lamp(c=None):
    brass = metal(BRASS)
    lathe([(0, 0), (.30, 0), (.32, .02), (.32, .05), (.29, .07), (.05, .085), (.035, .12), (.035, .44), (.10, .46), (.13, .50), (.13, .56), (0, .56)], brass)
    ball(.42, (0, 0, .94), glow('#d4ab70', '#ffc078', .46, rough=.3))


@product('arc-desk-lamp', elevation=14, azimuth=12, fill=.70, second={'elevation': 24, 'azimuth': -42, 'fill': .70})
def arc_desk_lamp(c):
    m = paint(c, tint=True, rough=.3, coat=.5)
    brass = metal(BRASS)
    lathe([(0, 0), (.36, 0), (.38, .02), (.38, .06), (.36, .08), (0, .08)], m)
    stick((0, 0, .06), (0, 0, .18), .05, .05, brass)
    stick((0, 0, .16), (-.42, 0, .98), .026, .026, m)
    ball(.058, (-.42, 0, .98), brass)
    stick((-.42, 0, .98), (.32, 0, 1.42), .026, .026, m)
    ball(.058, (.32, 0, 1.42), brass)
    lathe([(0, .14), (.07, .14), (.09, .12), (.10, .04), (.12, -.02), (.25, -.24), (.27, -.27), (.255, -.27), (.10, -.03), (0, -.02)], m, (.40, 0, 1.38), rot=(0, math.radians(-24), 0))
    ball(.10, (.46, 0, 1.20), glow('#fff0d8', '#ffd9a0', 2.2))


@product('lantern-lamp', elevation=13, fill=.64)
def lantern_lamp(c=None):
    profile = [(.10, .22), (.26, .27), (.42, .42), (.48, .64), (.42, .86), (.26, 1.01), (.12, 1.06), (.10, 1.05)]
    paper = glow('#d0a76c', '#ffbd74', .42, rough=.9)
    swept(fine(profile, 14), lambda a, r, z: r + .010 * math.sin(z * 78), paper, n=128, sub=1)
    ring(.11, .014, (0, 0, 1.06), wood('#8a5c36'))
    oak = wood('#8a5c36')
    for k in range(3):
        a = math.radians(90 + 120 * k + 20)
        stick((.34 * math.cos(a), .34 * math.sin(a), 0), (.20 * math.cos(a), .20 * math.sin(a), .30), .022, .03, oak)
    ring(.21, .02, (0, 0, .26), oak)
