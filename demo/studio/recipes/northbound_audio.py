"""Northbound Audio: things to listen with."""
import math

from forms import ball, box, extrude, fine, lathe, ring, rounded, stick, swept, tube
from materials import glow, leather, linen, metal, paint, wood
from recipes import product

DARK = '#2a2724'
STEEL = '#b9b6ae'


@product('quiet-one', elevation=13, azimuth=-22, fill=.68, second={'elevation': 22, 'azimuth': 34, 'fill': .68})
def quiet_one(c):
    shell, pad, brass = paint(c, tint=True, rough=.34, coat=.3), leather(DARK, rough=.6), metal('#b99560')
    tube([(-.64, 0, .52), (-.63, 0, .95), (-.40, 0, 1.36), (0, 0, 1.52), (.40, 0, 1.36), (.63, 0, .95), (.64, 0, .52)], 0, shell, flat=(.045, .15))
    tube([(-.48, 0, 1.22), (-.25, 0, 1.415), (0, 0, 1.46), (.25, 0, 1.415), (.48, 0, 1.22)], 0, pad, flat=(.075, .19))
    for x in (-1, 1):
        tilt = (0, x * math.radians(84), 0)
        cup = lathe([(0, .12), (.22, .12), (.30, .10), (.345, .04), (.35, -.03), (.32, -.07), (0, -.07)], shell, (x * .60, 0, .44), rot=tilt)
        cup.scale = (1.12, .92, 1)
        cushion = ring(.245, .095, (x * .475, 0, .43), pad, tilt, (1.12, .92, 1))
        lathe([(0, 0), (.12, 0), (.13, .01), (.12, .022), (0, .022)], brass, (x * .715, 0, .45), rot=tilt)
        stick((x * .64, 0, .66), (x * .645, 0, .92), .034, .034, brass)


@product('parlour-speaker', elevation=12, azimuth=-24, fill=.62, tint='#b98a56', second={'elevation': 26, 'azimuth': 36, 'fill': .62})
def parlour_speaker(c):
    box((.92, .70, 1.30), (0, 0, .70), wood(c, tint=True), .05, segments=6)
    front = linen('#9d8d70', threads=90, strength=.3)
    extrude(rounded(.80, 1.16, .06), .03, front, (0, -.355, .70), bevel=.01)
    brass = metal('#c9a25e')
    for z, r in ((.50, .29), (1.02, .14)):
        ring(r, .014, (0, -.372, z), brass, (math.radians(90), 0, 0))
        lathe([(0, .0), (r * .35, .02), (r * .9, -.05), (r, -.05), (r, -.06), (0, -.06)], paint('#35302b', rough=.8, coat=0), (0, -.376, z), rot=(math.radians(90), 0, 0))
    for x in (-.34, .34):
        for y in (-.24, .24):
            stick((x, y, 0), (x, y, .06), .04, .05, paint(DARK))


@product('pocket-radio', elevation=14, azimuth=-16, fill=.66, second={'elevation': 28, 'azimuth': 30, 'fill': .64})
def pocket_radio(c):
    shell, brass, hide = paint(c, tint=True, rough=.3, coat=.5), metal('#c9a25e'), leather('#7a4526')
    extrude(rounded(1.30, .84, .16, 12), .36, shell, (0, 0, .42), bevel=.04)
    extrude(rounded(.58, .60, .08), .02, linen('#4a4238', threads=70, strength=.3), (-.28, -.185, .42), bevel=.006)
    for k in range(9):
        box((.54, .012, .012), (-.28, -.202, .18 + k * .06), brass, .003)
    for x, r, z in ((.32, .19, .50),):
        lathe([(0, 0), (r, 0), (r, .025), (0, .03)], paint('#efe5d0', rough=.5), (x, -.18, z), rot=(math.radians(90), 0, 0))
        ring(r, .014, (x, -.202, z), brass, (math.radians(90), 0, 0))
        lathe([(0, 0), (.075, 0), (.08, .04), (.07, .05), (0, .05)], brass, (x, -.205, z), rot=(math.radians(90), 0, 0))
        for k in range(13):
            a = math.radians(210 - 20 * k)
            box((.010, .006, .035), (x + .145 * math.cos(a), -.212, z + .145 * math.sin(a)), paint(DARK), 0, (0, math.pi / 2 - a, 0))
    for x in (.20, .32, .44):
        lathe([(0, 0), (.036, 0), (.04, .03), (.034, .04), (0, .04)], brass, (x, -.18, .18), rot=(math.radians(90), 0, 0))
    tube([(-.52, 0, .80), (-.50, 0, .98), (-.25, 0, 1.07), (.25, 0, 1.07), (.50, 0, .98), (.52, 0, .80)], 0, hide, flat=(.022, .11))
    stick((.56, .10, .80), (.86, .10, 1.34), .014, .010, metal(STEEL))
    ball(.022, (.86, .10, 1.34), metal(STEEL))


@product('pebble-buds', elevation=30, azimuth=-14, fill=.64)
def pebble_buds(c):
    shell, dark, steel = paint(c, tint=True, rough=.3, coat=.5), paint('#3a3632', rough=.6), metal(STEEL)
    half = [(.001, 0), (.30, 0), (.46, .05), (.52, .16), (.515, .22), (.48, .225), (.45, .20), (.40, .19), (.001, .19)]
    lower = swept(fine(half, 5), lambda a, r, z: r * (1 + .16 * math.cos(2 * a)), shell)
    lid = [(.001, 0), (.30, 0), (.46, .05), (.52, .13), (.515, .17), (.48, .172), (.45, .15), (.36, .07), (.001, .05)]
    swept(fine(lid, 5), lambda a, r, z: r * (1 + .16 * math.cos(2 * a)), shell, loc=(0, .62, .60), rot=(math.radians(104), 0, 0))
    stick((-.18, .43, .20), (.18, .43, .20), .035, .035, steel)
    for x in (-.25, .25):
        lathe([(0, 0), (.15, 0), (.16, .02), (.15, .03), (0, .03)], dark, (x, -.02, .18))
        ball(.155, (x, -.02, .27), shell, (1, .9, .85), (math.radians(14), 0, 0))
        stick((x, -.06, .26), (x * 1.04, -.26, .235), .055, .045, shell)
        lathe([(0, 0), (.05, 0), (.055, .02), (.04, .06), (0, .07)], dark, (x, .05, .37), rot=(math.radians(-24), 0, 0))
        ball(.018, (x * 1.0, -.13, .325), steel)


@product('puck-speaker', elevation=24, azimuth=-18, fill=.62)
def puck_speaker(c):
    cloth, rubber = linen(c, tint=True, threads=90, strength=.4), paint('#3a3632', rough=.7, coat=0)
    lathe([(0, .0), (.44, 0), (.48, .02), (.49, .06), (0, .06)], rubber)
    lathe([(.47, .06), (.54, .10), (.575, .24), (.575, .36), (.54, .49), (.46, .53), (.43, .53)], cloth)
    lathe([(0, .535), (.40, .535), (.44, .53), (.45, .50)], paint('#4a453f', rough=.6, coat=0))
    mark = paint('#e9dfca', rough=.6)
    box((.15, .028, .012), (-.16, 0, .537), mark, .004)
    box((.15, .028, .012), (.16, 0, .537), mark, .004)
    box((.028, .15, .012), (.16, 0, .537), mark, .004)
    tube([(.53, -.10, .36), (.70, -.12, .34), (.80, -.02, .26), (.74, .08, .24), (.53, .08, .34)], 0, leather('#7a4526'), flat=(.018, .055))
