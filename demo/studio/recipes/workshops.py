"""Where the makers work: the wheel, the loom and the bench, each with what is being made on it."""
import math
import random

import forms
import stage
from materials import Stuff, clay, linen, metal, paint, wood, wool
from recipes import find, props, scene
from recipes import kiln_and_cove
from recipes.interior import RATIO, WIDTH, planks, prop, shelf, shoot, stand, sun, wall
from recipes.shapes import VASE

STEEL = '#b8b4ab'


def workshop(name, samples=4):
    return scene(f'room-{name}', ratio=RATIO, width=WIDTH, samples=samples)


def daylight(left=True, power=4600):
    """A window at one side, and the sky at the other."""
    side = -1 if left else 1
    sun((side * 8.5, -5.5, 6.2), (-side * .8, 1.5, 1.5), power, .12, window=(.44, .32))
    stage.area((-side * 5.5, -5, 4.2), 3, 320, (0, 0, .6), (.95, .97, 1))
    stage.area((0, -7, 6), 4, 220, (0, 0, .5))
    stage.world(.30)


def wet(tone='#8d7a66'):
    """Clay on the wheel: wet, with the rings that fingers leave."""
    s = Stuff(tone, roughness=.34, clearcoat=.25)
    rings = s.math('SINE', s.math('MULTIPLY', s.along('Z'), 90))
    s.shade(s.noise(3, 4), .3, .7, .90, 1.06)
    s.shade(rings, -1, 1, .93, 1.04)
    s.bump(rings, .35, .012)
    return s.done()


def wheel(x, y):
    """The head of a potter's wheel in its splash pan, with a bowl that grows on it."""
    pan, head = paint('#4d6a63', rough=.5), metal('#a9a49b', rough=.38)
    forms.lathe([(0, 0), (1.06, 0), (1.12, .03), (1.18, .30), (1.22, .44), (1.19, .455), (1.14, .43), (1.08, .09), (0, .07)], pan, (x, y, 0))
    forms.lathe([(0, .07), (.14, .07), (.14, .40), (.62, .40), (.64, .415), (.64, .455), (.62, .47), (0, .47)], head, (x, y, 0), sub=1)
    body = [(.30, 0), (.36, .03), (.50, .22), (.56, .48), (.50, .72), (.44, .82), (.45, .90)]
    forms.vessel(body, .05, wet(), loc=(x, y, .47))
    slip = paint('#9a8770', rough=.2, coat=.5)
    for k in range(9):
        a = k * 2.4
        forms.ball(.03 + .012 * (k % 3), (x + .86 * math.cos(a), y + .86 * math.sin(a), .085), slip, (1.6, 1, .35), (0, 0, a), 12)


def unfired(make, x, y, z=0.0, turn=0.0, s=1.0):
    return forms.put(make, x, y, z, turn, s)


@workshop('wheel', samples=4)
def wheel_room():
    find('cove-mug')
    wall('#a9b8a8')
    planks(('#a8835a', '#9f7b53', '#ae8a62'))
    bisque, raw = clay('#d9b394', rough=.85), clay('#b9a58c', rough=.8)
    wheel(-.55, -.25)
    board = wood('#c9a577', along='x', scale=1.2)
    forms.box((2.5, .82, .07), (2.15, .35, .035), board, .012)
    for k, m in enumerate((raw, raw, bisque, kiln_and_cove.stoneware('#12646c', False))):
        unfired(lambda: kiln_and_cove.mug(m), 1.22 + .62 * k, .36 + .03 * (k % 2), .07, (-30, 12, -14, 20)[k], .52)
    bucket = paint('#d9d2c2', rough=.4)
    forms.vessel([(.34, 0), (.38, .02), (.46, .62), (.47, .66)], .02, bucket, loc=(-2.35, -.15, 0), lip=.006)
    forms.lathe([(0, .50), (.42, .50)], paint('#a8957c', rough=.08, coat=.8), (-2.35, -.15, 0), sub=0)
    sponge = Stuff('#d6b25c', roughness=1)
    sponge.shade(sponge.cells(22).outputs['Distance'], 0, .5, .6, 1.12)
    sponge.bump(sponge.cells(22).outputs['Distance'], .9, .05)
    forms.ball(.20, (1.15, -1.05, .13), sponge.done(), (1.2, .9, .62))
    handle = wood('#b98a56', along='x')
    for k, (x, y, turn) in enumerate(((1.75, -1.05, 12), (2.05, -1.25, -8), (2.45, -1.02, 22))):
        forms.put(lambda: (forms.stick((-.36, 0, .035), (.20, 0, .035), .035, .028, handle), forms.tube([(.19, 0, .035), (.30, .07, .03), (.40, 0, .03), (.30, -.07, .03), (.19, 0, .035)], .008, metal(STEEL))), x, y, 0, turn)
    shelf(-1.35, 1.62, 3.3)
    for x, m, s in ((-2.55, raw, .50), (-2.02, raw, .50), (-.15, bisque, .58)):
        unfired(lambda: forms.lathe(VASE, m), x, 1.12, 1.62, 0, s)
    for k in range(3):
        forms.lathe([(r * s, z * s) for (r, z), s in ((q, .58) for q in kiln_and_cove.BOWL)], raw, (-1.12, 1.12, 1.62 + .10 * k))
    shelf(2.05, 1.62, 2.4)
    for x, tone in ((1.35, '#b04a24'), (2.05, '#dccbae'), (2.72, '#27343f')):
        unfired(lambda: kiln_and_cove.pitcher(kiln_and_cove.stoneware(tone, False, rough=.34)), x, 1.12, 1.62, 10, .52)
    daylight()
    shoot(look=1.02)


def skein(tone, x, y, z=0.0, r=.26, turn=0.0):
    """A ball of yarn: wound threads over a core."""
    m = wool(tone, scale=40, strength=.4)
    rnd = random.Random(round(x * 100 + y * 10))
    parts = [forms.ball(r * .95, (0, 0, r), m)]
    for _ in range(44):
        a, b = rnd.uniform(0, 3.14), rnd.uniform(0, 3.14)
        parts.append(forms.ring(r * rnd.uniform(.95, .985), .013, (0, 0, r), m, (a, b, 0)))
    return forms.group(parts, (x, y, z), (0, 0, math.radians(turn)))


def loom(x, y, w=2.9, h=2.35):
    """An upright frame with its warp, a cloth that grows from below, and the shuttle in it."""
    oak, top = wood('#b98a56'), wood('#b98a56', along='x')
    for side in (-1, 1):
        forms.box((.16, .20, h), (x + side * w / 2, y, h / 2), oak, .02)
        forms.box((.16, .95, .12), (x + side * w / 2, y, .06), wood('#b98a56', along='y'), .02)
    for z in (.34, h - .16):
        forms.lathe([(0, 0), (.085, 0), (.085, w), (0, w)], top, (x - w / 2, y, z), sub=0, rot=(0, math.radians(90), 0))
    count, inner = 74, w - .52
    thread = linen('#e9dfca', threads=20)
    for k in range(count):
        q = x - inner / 2 + inner * k / (count - 1)
        forms.tube([(q, y - .085, .34), (q, y - .085, h - .16)], .0085, thread, sharp=True)
    done = .78
    stripes = [(0, .16, '#c48a4a'), (.16, .20, '#e9dfca'), (.20, .40, '#a8573a'), (.40, .45, '#e9dfca'), (.45, .52, '#2f4470'), (.52, .56, '#e9dfca'), (.56, done, '#c48a4a')]
    for a, b, tone in stripes:
        forms.box((inner + .04, .030, b - a), (x, y - .088, .34 + (a + b) / 2), linen(tone, threads=46, slubs=.2), .004)
    forms.box((inner + .5, .10, .07), (x, y - .11, 1.62), top, .015)
    shuttle = [(-.42, 0), (-.30, .055), (0, .075), (.30, .055), (.42, 0), (.30, -.055), (0, -.075), (-.30, -.055)]
    forms.extrude(shuttle, .07, wood('#8a5c36', along='x'), (x + .40, y - .17, .34 + done + .08), (0, math.radians(-6), 0), bevel=.012)
    forms.tube([(x + .02, y - .17, .34 + done + .10), (x - .5, y - .15, .34 + done + .03), (x - inner / 2, y - .10, .34 + done + .005)], .012, wool('#c48a4a', scale=60))


@workshop('loom', samples=8)
def loom_room():
    find('linen-cushion')
    wall('#d3a184')
    planks(('#a8784a', '#9f7044', '#b08152'))
    loom(-.35, .35)
    for k, (x, y, tone, r) in enumerate(((-2.62, -.30, '#c48a4a', .30), (-2.20, -.78, '#a8573a', .27), (-2.78, -.95, '#2f4470', .25), (-1.55, -1.15, '#e2d6bd', .22))):
        skein(tone, x, y, 0, r, 30 * k)
    stand('linen-cushion', 'mustard', 2.48, .55, 8, width=1.55)
    stand('tea-towels', None, 2.10, -.55, -8, width=1.20)
    shears = metal(STEEL, rough=.25)
    forms.put(lambda: (forms.tube([(-.55, .05, .03), (0, 0, .035), (.42, .10, .03), (.52, 0, .03), (.42, -.06, .03), (0, 0, .035), (-.55, -.05, .03)], .022, shears)), 1.42, -1.05, 0, 24)
    for x, y, tone in ((.42, -1.12, '#a8573a'), (.78, -1.02, '#e2d6bd'), (2.86, -.85, '#c48a4a')):
        m = wood('#c9a577')
        forms.lathe([(0, 0), (.16, 0), (.16, .04), (.06, .05), (.06, .10), (0, .10)], m, (x, y, 0), sub=0)
        forms.lathe([(.06, .06), (.17, .08), (.10, .58), (.05, .60)], wool(tone, scale=70, strength=.3), (x, y, 0), sub=1)
        forms.lathe([(0, .58), (.05, .60), (.05, .66), (0, .66)], m, (x, y, 0), sub=0)
    daylight(power=4200)
    shoot(look=1.05)


def plane(x, y, turn):
    """A wooden plane, its iron and its wedge."""
    beech = wood('#c99a66', along='x', scale=1.2)
    def build():
        forms.box((1.25, .34, .36), (0, 0, .18), beech, .03)
        forms.box((.20, .20, .02), (.08, 0, .365), paint('#3a2a1c', rough=.9, coat=0), 0)
        forms.box((.05, .24, .62), (.10, 0, .52), metal(STEEL, rough=.3), .01, (0, math.radians(-38), 0))
        forms.box((.08, .22, .46), (.19, 0, .50), wood('#8a5c36'), .015, (0, math.radians(-38), 0))
        forms.box((.14, .20, .34), (-.40, 0, .50), beech, .06, (0, math.radians(-16), 0))
        forms.ball(.10, (.48, 0, .44), beech, (1, 1, .9))
    return forms.put(build, x, y, 0, turn)


def shaving(x, y, turn, r=.12, seed=1, z=0.0):
    """A curl that the plane leaves."""
    rnd = random.Random(seed)
    tone = ('#d9b582', '#e2c496', '#cfa46c')[seed % 3]
    pts = [((r - .006 * k) * math.cos(k * .62) + .02 * k, .03 * k, r + (r - .006 * k) * math.sin(k * .62)) for k in range(13)]
    return forms.put(lambda: forms.tube(pts, 0, wood(tone, along='y'), flat=(.006, .16 + rnd.uniform(-.03, .03))), x, y, z, turn)


def chisel(x, z, y, long=.95, broad=.10):
    """A chisel that hangs on the wall, its edge below."""
    handle = wood('#a8713c')
    forms.lathe([(0, 0), (.045, 0), (.065, .06), (.075, .20), (.055, .36), (.04, .40), (0, .40)], handle, (x, y, z))
    forms.lathe([(0, -.02), (.05, -.02), (.05, .02), (0, .02)], metal('#c9a25e'), (x, y, z), sub=0)
    forms.box((broad, .03, long - .40), (x, y, z - (long - .40) / 2 - .02), metal(STEEL, rough=.25), .006)


@workshop('bench', samples=8)
def bench_room():
    find('three-leg-stool')
    wall('#9aa48d')
    planks(('#b98f5f', '#b08656', '#c19867'))
    stand('three-leg-stool', 'oak', -2.15, .30, 20, height=1.9)
    plane(.30, -.45, 16)
    for k, (x, y, turn) in enumerate(((.95, -.95, 30), (1.30, -.60, 140), (1.05, -1.35, 80), (-.55, -1.05, 200), (1.75, -1.10, 10), (-.95, -.75, 60), (.35, -1.30, 120))):
        shaving(x, y, turn, .10 + .02 * (k % 3), k + 1)
    oak = wood('#b98a56')
    for k in range(3):
        forms.put(lambda: forms.stick((0, 0, 0), (2.0, 0, 0), .075, .055, wood('#c19867', along='z')), 1.15, .42 - .26 * k, .08, 4 - 3 * k)
    forms.lathe([(0, 0), (.62, 0), (.68, .02), (.69, .06), (.67, .11), (.60, .13), (0, .12)], wood('#b98a56', along='x'), (2.30, -.62, 0))
    rail = wood('#8a5c36', along='x')
    forms.box((3.0, .10, .16), (1.45, 1.45, 1.86), rail, .015)
    for k, (long, broad) in enumerate(((1.0, .06), (1.04, .09), (1.0, .12), (1.08, .16), (1.02, .20))):
        chisel(.42 + .40 * k, 1.86, 1.36, long, broad)
    square = metal(STEEL, rough=.3)
    forms.box((.16, .05, .70), (2.62, 1.38, 1.62), wood('#7a4526'), .01)
    forms.box((.86, .02, .10), (2.30, 1.38, 1.32), square, .002)
    mallet = wood('#a8713c', along='x')
    forms.put(lambda: (forms.box((.56, .34, .40), (0, 0, .20), mallet, .05), forms.stick((0, 0, .20), (0, -1.15, .10), .055, .045, oak)), -.95, -.30, 0, -62)
    prop(lambda: props.pencil(0, 0, .035, 0, '#a8281f'), 1.62, -1.45, 64)
    daylight(left=False, power=4400)
    shoot(look=1.02)
