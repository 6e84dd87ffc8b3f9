"""Shapes that several shops' recipes have: profiles, and furniture that stands beside a product."""
import math

from forms import lathe, stick

VASE = [(0, 0), (.26, 0), (.30, .03), (.40, .22), (.47, .48), (.44, .74), (.28, .98), (.15, 1.12), (.13, 1.30), (.19, 1.42), (.175, 1.435), (.11, 1.3), (.12, 1.12), (.2, 1.0), (0, .9)]


def splayed(n, top, foot, height, r1, r2, m, turn=25):
    """n legs from a circle of radius foot on the floor to one of radius top; returns points at 40 % height."""
    marks = []
    for k in range(n):
        a = math.radians(90 + 360 / n * k + turn)
        stick((foot * math.cos(a), foot * math.sin(a), 0), (top * math.cos(a), top * math.sin(a), height), r1, r2, m)
        q = foot + (top - foot) * .4
        marks.append((q * math.cos(a), q * math.sin(a), height * .4))
    return marks


def stool(seat, legs, height=.92, foot=.56, rails=1):
    """A round seat on three legs with a rail between each two."""
    lathe([(0, height), (.46, height), (.52, height + .02), (.535, height + .06), (.53, height + .10), (.48, height + .125), (0, height + .11)], seat)
    p = splayed(3, .34, foot, height + .03, .045, .062, legs)
    for level in range(rails):
        marks = [(x * (1 - .12 * level), y * (1 - .12 * level), z * (1 + .75 * level)) for x, y, z in p]
        for k in range(3):
            stick(marks[k], marks[(k + 1) % 3], .03, .03, legs)
