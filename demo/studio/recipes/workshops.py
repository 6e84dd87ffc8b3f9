"""Where the makers work, with what is being made: the wheel."""
import math

import forms
import stage
from materials import Stuff, clay, metal, paint, wood
from recipes import find, kiln_and_cove, scene
from recipes.interior import RATIO, WIDTH, planks, shelf, shoot, sun, wall
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
