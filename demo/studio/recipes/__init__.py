"""The book of recipes. A recipe is a function that builds a product at the origin and says how it is seen."""
import importlib
import math
import os

import bpy

import forms
import stage
from colours import TINT

BOOK = {}
standing = []  # the points of what the last recipe built


# Where the pieces of a set stand, in widths of one piece, with their turns; the first ones are nearest to the middle.
ARRANGE = {
    'one': [(0, 0, 0)],
    'pair': [(-.53, .14, -8), (.53, -.22, 12)],
    'row': [(i * 1.12, .06 * (i % 2), 7 * (i % 3 - 1)) for i in range(8)],
    'three': [(-.60, .12, -10), (.56, .30, 6), (.10, -.78, 15)],
    'four': [(-.66, .36, -14), (.52, .52, 8), (-.44, -.78, 20), (.74, -.62, -10)],
    'six': [(-1.14, .30, -9), (0, .52, 6), (1.14, .30, 18), (-1.02, -.78, 14), (.08, -.62, -16), (1.16, -.82, 4)],
}


class Recipe:
    def __init__(self, build, second=None, tint=None, samples=10, count=1, arrange=None, gap=1.0, turns=None, scale=1.0, beside=None, **view):
        self.make, self.second, self.tint, self.samples, self.view = build, second, tint, samples, view
        self.count, self.gap, self.turns, self.scale, self.beside = count, gap, turns, scale, beside
        self.arrange = arrange or {1: 'one', 2: 'pair', 3: 'three', 4: 'four', 6: 'six'}.get(count, 'row')

    def frame(self, size):
        return size, size

    def pieces(self, make, colour):
        """One piece, or as many as the product has, each in its place; small ones are small beside what tells it."""
        spots = ARRANGE[self.arrange][:self.count]
        if self.count > 1 or self.scale != 1:
            middle = [sum(s[i] for s in spots) / len(spots) for i in (0, 1)]
            width = None
            for i, (x, y, turn) in enumerate(spots):
                root = forms.put(lambda i=i: make(colour, i) if make.__code__.co_argcount > 1 else make(colour), scale=self.scale)
                if width is None:
                    cloud = stage.points()
                    width = max(max(p[k] for p in cloud) - min(p[k] for p in cloud) for k in (0, 1)) * self.gap
                root.location = ((x - middle[0]) * width, (y - middle[1]) * width, 0)
                root.rotation_euler.z = math.radians(self.turns[i % len(self.turns)] if self.turns else turn)
        else:
            make(colour)
        if self.beside:
            self.beside()

    def build(self, second=False):
        view = dict(self.view)
        make = self.make
        if second:
            more = dict(self.second or {'azimuth': -38, 'elevation': 38})
            make = more.pop('build', make)
            view.update(more)
        self.pieces(make, self.tint or TINT)
        turn = view.pop('turn', 0)
        if turn:
            scene = bpy.context.scene
            forms.group(list(scene.objects)).rotation_euler.z = math.radians(turn)
        cloud = stage.settle()
        standing[:] = cloud
        low = [min(p[i] for p in cloud) for i in range(3)]
        high = [max(p[i] for p in cloud) for i in range(3)]
        k = max(high[i] - low[i] for i in range(3)) / 1.05
        centre = sum(cloud, cloud[0] * 0) / len(cloud)
        centre.x, centre.y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
        stage.sweep(k, colour=view.pop('sweep', stage.SWEEP))
        stage.lights(k, centre)
        stage.camera(cloud, **view)


class Scene(Recipe):
    """A picture with a set of its own (banners and the hero): the function does everything."""

    def __init__(self, build, ratio, width, samples):
        super().__init__(build, samples=samples)
        self.ratio, self.width = ratio, width

    def frame(self, size):
        width = round(self.width * size / 1600)
        return width, round(width / self.ratio)

    def build(self, second=False):
        self.make()


def product(name, **view):
    """Registers a product. view: elevation, azimuth, turn of the product (degrees), fill (share of the frame), samples,
    tint (base hex), second (the view of NAME-2, may carry its own build function); count pieces (the function may take
    the number of the piece as its second argument), arrange (a row of ARRANGE), gap (distance of the pieces), turns,
    scale (of the pieces, not of what stands beside), beside (a function that builds what tells the size)."""

    def add(build):
        BOOK[name] = Recipe(build, **view)
        return build

    return add


def scene(name, ratio, width, samples=24):
    def add(build):
        BOOK[name] = Scene(build, ratio, width, samples)
        return build

    return add


def find(name):
    for file in sorted(os.listdir(os.path.dirname(__file__))):
        if file.endswith('.py') and file != '__init__.py':
            importlib.import_module('recipes.' + file[:-3])
    if name not in BOOK:
        raise SystemExit(f'No recipe called {name}. Known: {", ".join(sorted(BOOK))}')
    return BOOK[name]
