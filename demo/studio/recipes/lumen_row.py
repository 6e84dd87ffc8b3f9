"""Lumen Row: lamps for tables, desks and sills. One unit is about thirty centimetres."""
import math

from forms import ball, fine, lathe, put, ring, stick, swept, tube
from materials import glaze, glow, linen, metal, paint, wood
from recipes import product, props

BRASS = '#c9a25e'
TENTH = .34  # props are in units of ten centimetres


def cord(points, colour='#cdbb98'):
    """A cloth cable on the floor."""
    tube(points, .016, linen(colour, threads=120, axes='XY'))


def beside(make, x, y, turn=0.0, z=0.0, s=TENTH):
    return put(make, x, y, z, turn, s)


def mushroom(m, stem=.52, lit=None):
    lathe([(0, stem - .02), (.12, stem - .02), (.5, stem), (.56, stem + .03), (.55, stem + .10), (.48, stem + .30), (.32, stem + .46), (.12, stem + .53), (0, stem + .54)], m)
    lathe([(0, 0), (.30, 0), (.32, .03), (.29, .06), (.17, .16), (.13, .3), (.13, stem), (0, stem)], m)
    if lit:
        lathe([(.14, stem - .024), (.5, stem - .006), (.14, stem - .022)], glow('#fff0d8', '#ffcf90', lit), sub=0)


def lacquer(c, tint=True):
    return paint(c, tint=tint, rough=.22, coat=.8, fine=.5)


@product('mushroom-lamp', elevation=15, fill=.74, tint='#cb5217', beside=lambda: cord([(.30, .05, .02), (.62, .18, .016), (.86, -.10, .016), (1.10, .10, .016)]))
def mushroom_lamp(c):
    mushroom(lacquer(c))


@product('mushroom-two', elevation=16, fill=.80)
def mushroom_two(c):
    mushroom(lacquer(c))
    put(lambda: mushroom(lacquer(c)), -.98, -.30, 0, 0, .75)


@product('little-mushroom', elevation=20, fill=.78)
def little_mushroom(c):
    put(lambda: mushroom(lacquer(c), lit=3), 0, 0, 0, 0, .58)
    beside(lambda: props.book(0, 0, 0, 12, colour='#36535c'), .56, .05)
    beside(lambda: props.book(0, 0, .22, -6, 1.2, 1.8, .18, colour='#b98b46'), .56, .05)
    beside(lambda: props.pear(0, 0, 0), .58, .02, 0, .14)


@product('night-light', elevation=18, fill=.78)
def night_light(c):
    put(lambda: mushroom(lacquer(c), stem=.34, lit=5), 0, 0, 0, 0, .48)
    beside(lambda: props.book(0, 0, 0, -14, colour='#7d4a3a'), .52, -.04)
    rim = metal('#8d6b3a', rough=.3)
    for dx in (-.07, .07):
        ring(.052, .005, (.52 + dx, -.05, .088), rim)
    tube([(.502, -.05, .09), (.52, -.056, .094), (.538, -.05, .09)], .004, rim)
    for dx in (-.122, .122):
        tube([(.52 + dx, -.05, .088), (.52 + dx * 1.02, .06, .088), (.52 + dx * .98, .14, .084)], .004, rim)


@product('mushroom-pair', count=2, gap=.98, arrange='pair', elevation=16, fill=.86)
def mushroom_pair(c):
    mushroom(lacquer(c))


def shaded(colour='#d0a66c', pleats=0, strength=.40):
    """A shade of linen over a wire, lit from inside."""
    shade = linen(colour, threads=62, strength=.25)
    bsdf = shade.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Emission'].default_value = (1, .52, .17, 1)
    bsdf.inputs['Emission Strength'].default_value = strength
    profile = [(.50, .74), (.505, .745), (.34, 1.28), (.33, 1.28), (.49, .75)]
    if pleats:
        swept(fine(profile, 3), lambda a, r, z: r * (1 + .020 * math.cos(a * pleats)), shade, n=576, sub=0)
    else:
        lathe(profile, shade, sub=1)


def turned(c, tint=True, pleats=0):
    m = glaze(c, tint=tint, fine=1.2)
    lathe([(0, 0), (.32, 0), (.34, .02), (.34, .06), (.32, .08), (.12, .10), (.10, .14), (.16, .26), (.20, .4), (.15, .56), (.06, .66), (.05, .8), (.05, .86), (0, .86)], m)
    lathe([(0, .84), (.058, .84), (.058, .90), (0, .90)], metal(BRASS))
    shaded(pleats=pleats)


@product('turned-lamp', elevation=13, fill=.70)
def turned_lamp(c):
    turned(c)


@product('turned-bedside', elevation=17, fill=.76)
def turned_bedside(c):
    put(lambda: turned(c), 0, 0, 0, 0, .68)
    beside(lambda: props.book(0, 0, 0, 10, colour='#3c5a52'), .62, -.10)
    beside(lambda: props.book(0, 0, .22, -4, 1.15, 1.75, .16, colour='#c9b28a'), .62, -.10)


@product('turned-pair', count=2, gap=1.0, elevation=14, fill=.84, turns=(0,))
def turned_pair(c):
    turned(c)


@product('pleated-lamp', elevation=12, azimuth=-10, fill=.70)
def pleated_lamp(c=None):
    turned('#5f2f4c', tint=False, pleats=56)
    cord([(-.30, .05, .02), (-.55, .20, .016), (-.80, -.02, .016), (-1.05, .16, .016)])


def moon(stem=.44, globe=.42, foot=1.0):
    brass = metal(BRASS, rough=.2)
    lathe([(0, 0), (.30 * foot, 0), (.32 * foot, .02), (.32 * foot, .05), (.29 * foot, .07), (.05, .085), (.035, .12), (.035, stem), (.10, stem + .02), (.13, stem + .06), (.13, stem + .12), (0, stem + .12)], brass)
    ball(globe, (0, 0, stem + .08 + globe), glow('#d4ab70', '#ffc078', .46, rough=.3))


@product('globe-lamp', elevation=13, fill=.74, beside=lambda: cord([(.30, .0, .02), (.55, .16, .016), (.76, -.06, .016), (1.0, .08, .016)], '#3b3530'))
def globe_lamp(c=None):
    moon()


@product('globe-tall', elevation=12, azimuth=-10, fill=.76)
def globe_tall(c=None):
    moon(stem=1.0, globe=.40, foot=1.1)


@product('globe-bedside', elevation=18, fill=.76)
def globe_bedside(c=None):
    put(lambda: moon(stem=.22, globe=.40, foot=.95), 0, 0, 0, 0, .70)
    beside(lambda: props.book(0, 0, 0, 14, colour='#7a3f2c'), .58, -.14)
    beside(lambda: props.pencil(0, 0, .255, 30), .66, -.26)


@product('globe-cordless', elevation=16, azimuth=8, fill=.74)
def globe_cordless(c=None):
    brass = metal(BRASS, rough=.2)
    lathe([(0, 0), (.20, 0), (.22, .02), (.22, .30), (.20, .33), (.12, .35), (0, .35)], metal(BRASS, rough=.24, brushed='z'))
    ball(.34, (0, 0, .64), glow('#d4ab70', '#ffc078', .50, rough=.3))
    tube([(-.215, 0, .22), (-.36, 0, .50), (-.34, 0, .92), (0, 0, 1.12), (.34, 0, .92), (.36, 0, .50), (.215, 0, .22)], .018, brass)
    beside(lambda: props.lemon(0, 0, 40), .62, -.10)


def desk(m, lower=(-.42, .98), upper=(.32, 1.42), head=1.0, foot=1.0, lit=2.2):
    """A lamp of two arms: elbow at `lower`, head at `upper` (x, z)."""
    brass = metal(BRASS)
    lathe([(0, 0), (.36 * foot, 0), (.38 * foot, .02), (.38 * foot, .06), (.36 * foot, .08), (0, .08)], m)
    stick((0, 0, .06), (0, 0, .18), .05, .05, brass)
    elbow, tip = (lower[0], 0, lower[1]), (upper[0], 0, upper[1])
    stick((0, 0, .16), elbow, .026, .026, m)
    stick(elbow, tip, .026, .026, m)
    for at in (elbow, tip):
        ball(.052, at, brass, (1, 1.5, 1))
    k = head
    lathe([(0, .14 * k), (.07 * k, .14 * k), (.09 * k, .12 * k), (.10 * k, .04 * k), (.12 * k, -.02 * k), (.25 * k, -.24 * k), (.27 * k, -.27 * k), (.255 * k, -.27 * k), (.10 * k, -.03 * k), (0, -.02 * k)], m, (upper[0] + .06, 0, upper[1] - .03), rot=(0, math.radians(-24), 0))
    ball(.10 * k, (upper[0] + .06 + .075 * k, 0, upper[1] - .03 - .165 * k), glow('#fff0d8', '#ffd9a0', lit))


def matte(c, tint=True):
    return paint(c, tint=tint, rough=.34, coat=.35)


@product('arc-desk-lamp', elevation=14, azimuth=12, fill=.76, beside=lambda: cord([(-.36, .05, .02), (-.62, .20, .016), (-.90, .0, .016)], '#3b3530'))
def arc_desk_lamp(c):
    desk(matte(c))


@product('arc-long', elevation=17, azimuth=10, fill=.82)
def arc_long(c):
    desk(matte(c), (-.75, 1.15), (.75, 1.62), foot=1.2)
    beside(lambda: props.book(0, 0, 0, 8, 1.6, 2.2, .2, colour='#c8b08a'), .80, .0)
    beside(lambda: props.pencil(0, 0, .235, -25), .86, -.14)


@product('arc-bedside', elevation=20, azimuth=14, fill=.76)
def arc_bedside(c):
    desk(matte(c), (-.16, .52), (.26, .78), head=.66, foot=.78)
    beside(lambda: props.book(0, 0, 0, 16, colour='#5c3a50'), .66, -.06)


@product('arc-cordless', elevation=16, azimuth=-10, fill=.72)
def arc_cordless(c):
    m = matte(c)
    desk(m, (-.30, .78), (.30, 1.12), head=.85, foot=.62)
    lathe([(0, .07), (.20, .07), (.215, .09), (.215, .24), (.20, .26), (0, .26)], m)
    lathe([(.2165, .155), (.219, .16), (.219, .175), (.2165, .18)], metal(BRASS), sub=0)


def lantern(squash=1.0, width=1.0, legs=.30):
    profile = [(.10, .22), (.26, .27), (.42, .42), (.48, .64), (.42, .86), (.26, 1.01), (.12, 1.06), (.10, 1.05)]
    profile = [(r * width, .22 + (z - .22) * squash) for r, z in profile]
    s = glow('#d0a76c', '#ffbd74', .42, rough=.9)
    swept(fine(profile, 14), lambda a, r, z: r + .010 * math.sin(z * 78), s, n=128, sub=1)
    top = profile[-1][1] + .01
    oak = wood('#8a5c36')
    ring(.11 * width, .014, (0, 0, top), oak)
    for k in range(3):
        a = math.radians(110 + 120 * k)
        stick((.34 * width * math.cos(a), .34 * width * math.sin(a), 0), (.20 * width * math.cos(a), .20 * width * math.sin(a), legs), .022, .03, oak)
    ring(.21 * width, .02, (0, 0, .26), oak)


@product('lantern-lamp', elevation=13, fill=.72)
def lantern_lamp(c=None):
    lantern(squash=1.15)


@product('lantern-low', elevation=18, azimuth=-6, fill=.76)
def lantern_low(c=None):
    lantern(squash=.80, width=1.35, legs=.28)
    beside(lambda: props.book(0, 0, 0, 20, 1.5, 2.1, .25, colour='#365047'), 1.02, -.22)


@product('lantern-small', elevation=16, fill=.78)
def lantern_small(c=None):
    put(lambda: lantern(squash=1.2, width=.85), 0, 0, 0, 30, .72)
    put(lambda: (glaze_pot(), props.sprig(0, 0, .5, 1.6, (.3, .1), 9, size=.34)), .62, .06, 0, 0, TENTH)


def glaze_pot():
    lathe([(0, 0), (.30, 0), (.36, .04), (.40, .3), (.34, .62), (.30, .70), (.27, .70), (.30, .60), (.3, .3), (0, .2)], glaze('#7d958a', speckle='#4a3626', foot=.05))
