"""Things that stand beside a product and tell its size. One unit is ten centimetres."""
import math

from forms import ball, box, extrude, group, lathe, rounded, tube
from materials import Stuff, leaf, linen, metal, pages, paint, paper, wood

STEEL = '#bdb9b0'


def teaspoon(x=0.0, y=0.0, turn=0.0, length=1.3, colour=STEEL, m=None):
    """A spoon that lies on its back, bowl first."""
    m = m or metal(colour, rough=.18)
    k = length / 1.3
    bowl = ball(.16, (0, 0, .035), m, (1.35, 1, .30))
    rim = tube([(.19, 0, .055), (.45, 0, .075), (.85, 0, .05), (1.08, 0, .035)], .030, m, taper=[1.0, .62, .85, 1.5])
    rim.scale.z = .55
    return group([bowl, rim], (x, y, 0), (0, 0, math.radians(turn)), k)


def fork(x=0.0, y=0.0, turn=0.0, length=1.9, colour=STEEL):
    m = metal(colour, rough=.18)
    parts = [tube([(.42, 0, .06), (.7, 0, .09), (1.3, 0, .05), (1.75, 0, .03)], .034, m, taper=[1.5, .8, 1.0, 1.7])]
    parts.append(extrude(rounded(.26, .20, .08), .035, m, (.34, 0, .055), (math.radians(90), 0, 0), bevel=.012))
    parts += [tube([(.28, y0, .055), (.12, y0, .03), (-.08, y0, .045)], .018, m, taper=[1.3, 1, .6]) for y0 in (-.095, -.032, .032, .095)]
    return group(parts, (x, y, 0), (0, 0, math.radians(turn)), length / 1.9)


def lemon(x=0.0, y=0.0, turn=0.0, colour='#d9a91f'):
    m = Stuff(colour, roughness=.45, clearcoat=.1)
    m.shade(m.cells(26).outputs['Distance'], 0, .5, .93, 1.04)
    m.bump(m.cells(26).outputs['Distance'], .35, .02)
    body = [(0, -.46), (.05, -.44), (.09, -.38), (.2, -.30), (.30, -.12), (.31, .05), (.24, .25), (.12, .36), (.07, .40), (.05, .45), (0, .46)]
    obj = lathe(body, m.done())
    return group([obj], (x, y, .31), (math.radians(90), 0, math.radians(turn)))


def pear(x=0.0, y=0.0, turn=0.0, colour='#8f8a42'):
    m = Stuff(colour, roughness=.5, clearcoat=.08)
    m.shade(m.noise(4, 3), .3, .7, .85, 1.12)
    m.over(m.math('MULTIPLY', m.dots(46, .22, .5), .7), '#6d5a2c')
    body = [(0, .03), (.12, 0), (.27, .06), (.36, .24), (.35, .42), (.26, .62), (.17, .80), (.13, .92), (.08, .98), (.03, .965), (0, .95)]
    stem = tube([(0, 0, .94), (.02, 0, 1.06), (.06, .01, 1.16)], .016, wood('#4f3722'))
    return group([lathe(body, m.done()), stem], (x, y, 0), (0, math.radians(4), math.radians(turn)))


def sugar(x=0.0, y=0.0, turn=20.0, colour='#b98a52'):
    m = Stuff(colour, roughness=.9)
    m.shade(m.cells(40).outputs['Distance'], 0, .6, .8, 1.2)
    m.bump(m.cells(40).outputs['Distance'], .8, .03)
    return box((.16, .14, .13), (x, y, .065), m.done(), .02, (0, 0, math.radians(turn)))


def cloth(x=0.0, y=0.0, turn=0.0, w=2.4, d=1.5, colour='#8a9a8c', layers=2, threads=34):
    """A folded linen napkin, lying flat."""
    m = linen(colour, threads=threads, axes='XY', slubs=.14)
    parts = []
    for i in range(layers):
        slab = box((w - .03 * i, d - .04 * i, .035), (.012 * i, -.02 * i, .02 + .036 * i), m, .017, (0, 0, math.radians(.8 * i)))
        parts.append(slab)
    parts.append(tube([(-w / 2 + .02, -d / 2 + .03, .04), (0, -d / 2 + .02, .045), (w / 2 - .02, -d / 2 + .03, .04)], .03, m))
    return group(parts, (x, y, 0), (0, 0, math.radians(turn)))


def book(x=0.0, y=0.0, z=0.0, turn=0.0, w=1.3, d=1.95, h=.22, colour='#3c5a52'):
    """A cloth-bound book lying flat, its spine to the left."""
    cover = linen(colour, threads=40, axes='XY', slubs=.1)
    parts = [box((w - .06, d - .08, h - .06), (.015, 0, h / 2), pages(axis='Z', count=46), .004)]
    parts += [box((w, d, .028), (0, 0, q), cover, .008) for q in (.014, h - .014)]
    parts.append(box((.03, d, h), (-w / 2 + .012, 0, h / 2), cover, .012))
    return group(parts, (x, y, z), (0, 0, math.radians(turn)))


def pencil(x=0.0, y=0.0, z=0.035, turn=0.0, colour='#b4472c', length=1.75):
    body = paint(colour, rough=.35)
    hexagon = [(.038 * math.cos(math.radians(60 * i)), .038 * math.sin(math.radians(60 * i))) for i in range(6)]
    parts = [extrude(hexagon, length, body, (0, length / 2, 0), bevel=.004)]
    tip = lathe([(.036, 0), (.012, .12), (.010, .12)], wood('#d9b582', along='z'), sub=0, steps=32)
    lead = lathe([(.0125, .118), (.002, .16), (0, .16)], paint('#2b2a2c'), sub=0, steps=32)
    for obj in (tip, lead):
        obj.rotation_euler = (math.radians(90), 0, 0)
    return group([*parts, tip, lead], (x, y, z), (0, 0, math.radians(turn)))


def matches(x=0.0, y=0.0, turn=0.0, colour='#33475c'):
    """A box of matches with one match beside it."""
    parts = [box((.56, .36, .15), (0, 0, .075), paper(colour, fine=2), .008), box((.50, .34, .11), (.05, 0, .075), paper('#d9c7a2', fine=2), .006)]
    parts.append(box((.42, .005, .10), (0, -.183, .075), paint('#4a2f27', rough=.9), 0))
    stickm = box((.46, .022, .022), (.05, -.32, .012), wood('#dcbf8e', along='x'), .002, (0, 0, .25))
    head = ball(.022, (.275, -.262, .016), paint('#a5321f', rough=.8), (1.5, 1, 1))
    return group([*parts, stickm, head], (x, y, 0), (0, 0, math.radians(turn)))


def sprig(x=0.0, y=0.0, z=0.0, height=2.2, lean=(.3, .1), leaves=9, colour='#7f8f74', size=.34, stem='#6b5a3e', turn=0.0, seed=1):
    """A branch of eucalyptus: a leaning stem with round leaves in pairs."""
    import random
    rnd = random.Random(seed)
    green, bark = leaf(colour, .75), wood(stem)
    pts = [(lean[0] * t ** 1.6, lean[1] * t ** 1.6, height * t) for t in (0, .25, .5, .75, 1)]
    parts = [tube(pts, .022, bark, taper=[1.3, 1.1, .9, .7, .4])]
    for i in range(leaves):
        t = .34 + .66 * i / max(leaves - 1, 1)
        at = (lean[0] * t ** 1.6, lean[1] * t ** 1.6, height * t)
        for side in (0, 1):
            a = i * 1.7 + side * math.pi + rnd.uniform(-.3, .3)
            k = size * (1.05 - .5 * t) * rnd.uniform(.85, 1.15)
            disc = ball(.5, (at[0] + math.cos(a) * k * .55, at[1] + math.sin(a) * k * .55, at[2] + k * .16), green, (k * 1.05, k * .86, .018), (rnd.uniform(-.5, .5), rnd.uniform(-.7, .1), a), 12)
            parts.append(disc)
    return group(parts, (x, y, z), (0, 0, math.radians(turn)))


def grass(x=0.0, y=0.0, z=0.0, height=3.2, count=9, spread=.9, colour='#c2a878', plume=.85, seed=3):
    """Dried grasses with feathery heads."""
    import random
    rnd = random.Random(seed)
    straw, head = wood('#b69a62'), Stuff(colour, roughness=1.0, specular=.03)
    head.shade(head.noise(24, 5, roughness=.8), .3, .7, .72, 1.18)
    head.bump(head.noise(40, 5), .8, .04)
    head = head.done()
    parts = []
    for i in range(count):
        a = i * 2.4 + rnd.uniform(-.3, .3)
        h = height * rnd.uniform(.78, 1.05)
        r = spread * rnd.uniform(.35, 1.0)
        line = [(.05 * math.cos(a) * t + r * math.cos(a) * t ** 2.2, .05 * math.sin(a) * t + r * .7 * math.sin(a) * t ** 2.2, h * t) for t in (0, .3, .6, .85, 1)]
        parts.append(tube(line, .014, straw, taper=[1.2, 1, .8, .6, .4]))
        tip = [(.05 * math.cos(a) * t + r * math.cos(a) * t ** 2.2, .05 * math.sin(a) * t + r * .7 * math.sin(a) * t ** 2.2, h * t - max(t - 1, 0) ** 2 * 6) for t in (.78, .86, .94, 1.02, 1.10)]
        parts.append(tube(tip, .075 * plume, head, taper=[.25, 1.0, 1.1, .8, .15]))
    return group(parts, (x, y, z))
