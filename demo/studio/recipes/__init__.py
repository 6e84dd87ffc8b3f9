"""The book of recipes. A recipe is a function that builds a product at the origin and says how it is seen."""
import importlib
import math
import os

import bpy

import forms
import stage
from colours import TINT

BOOK = {}


class Recipe:
    def __init__(self, build, second=None, tint=None, samples=8, **view):
        self.make, self.second, self.tint, self.samples, self.view = build, second, tint, samples, view

    def frame(self, size):
        return size, size

    def build(self, second=False):
        view = dict(self.view)
        make = self.make
        if second:
            more = dict(self.second or {'azimuth': -38, 'elevation': 38})
            make = more.pop('build', make)
            view.update(more)
        make(self.tint or TINT)
        turn = view.pop('turn', 0)
        if turn:
            scene = bpy.context.scene
            forms.group(list(scene.objects)).rotation_euler.z = math.radians(turn)
        cloud = stage.settle()
        low = [min(p[i] for p in cloud) for i in range(3)]
        high = [max(p[i] for p in cloud) for i in range(3)]
        k = max(high[i] - low[i] for i in range(3)) / 1.05
        centre = sum(cloud, cloud[0] * 0) / len(cloud)
        centre.x, centre.y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
        stage.sweep(k)
        stage.lights(k, centre)
        stage.camera(cloud, **view)


class Scene(Recipe):
    """A picture with a set of its own (banners and the hero): the function does everything."""

    def __init__(self, build, ratio, width, samples):
        super().__init__(build, samples=samples)
        self.ratio, self.width = ratio, width

    def frame(self, size):
        width = round(self.width * size / 1200)
        return width, round(width / self.ratio)

    def build(self, second=False):
        self.make()


def product(name, **view):
    """Registers a product. view: elevation, azimuth, turn of the product (degrees), fill (share of the frame), samples, tint (base hex),
    second (the view of NAME-2, may carry its own build function)."""

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
