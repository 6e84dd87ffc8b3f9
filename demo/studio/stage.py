"""The set: a seamless warm sweep, three soft lights, a pale world and a camera that frames what stands there."""
import math

import bpy
import mathutils
import numpy as np

import forms
from materials import AOVS, Stuff, clay

SWEEP = '#e3d5bf'


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def points():
    """World positions of what the camera sees of the product (evaluated vertices)."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for obj in bpy.context.scene.objects:
        if obj.type not in ('MESH', 'CURVE') or obj.hide_render:
            continue
        solid = obj.evaluated_get(graph)
        data = solid.to_mesh()
        flat = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', flat)
        step = max(len(data.vertices) // 3000, 1)
        out += [solid.matrix_world @ mathutils.Vector(co) for co in flat.reshape(-1, 3)[::step].tolist()]
        solid.to_mesh_clear()
    return out


def settle(objects=None):
    """Moves everything (or these roots) so that the lowest point stands on the floor. Returns the cloud of points."""
    cloud = points()
    low = min(p.z for p in cloud)
    for obj in objects or bpy.context.scene.objects:
        if obj.parent is None:
            obj.location.z -= low
    for p in cloud:
        p.z -= low
    return cloud


def place(build, colour=None, x=0.0, y=0.0, turn=0.0, height=None, width=None, lift=0.0):
    """Builds a product as one group: scaled to a height or width, turned (degrees), standing at (x, y, lift)."""
    scene = bpy.context.scene
    before = set(scene.objects)
    others = [o for o in before if not o.hide_render]
    for o in others:
        o.hide_render = True
    build(colour)
    cloud = points()
    for o in others:
        o.hide_render = False
    low, high = min(p.z for p in cloud), max(p.z for p in cloud)
    left, right = min(p.x for p in cloud), max(p.x for p in cloud)
    near, far = min(p.y for p in cloud), max(p.y for p in cloud)
    scale = height / (high - low) if height else width / (right - left) if width else 1.0
    made = [o for o in scene.objects if o not in before]
    root = forms.group(made)
    root.scale = (scale,) * 3
    a = math.radians(turn)
    cx, cy = (left + right) / 2 * scale, (near + far) / 2 * scale
    root.rotation_euler = (0, 0, a)
    root.location = (x - cx * math.cos(a) + cy * math.sin(a), y - cx * math.sin(a) - cy * math.cos(a), lift - low * scale)
    return root


def area(loc, size, power, to, colour=(1, 1, 1)):
    light = bpy.data.lights.new('area', 'AREA')
    light.size, light.energy, light.color = size, power, colour
    obj = bpy.data.objects.new('area', light)
    obj.location = loc
    obj.rotation_euler = (mathutils.Vector(to) - mathutils.Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)


def world(strength=0.23, colour=(1, 0.97, 0.93)):
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    background = w.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def sweep(k=1.0, colour=SWEEP, back=2.0, width=12.0):
    """Floor that curves up into a wall behind the product; k scales it with the product."""
    turn = [(back + 1.5 * math.sin(a), 1.5 - 1.5 * math.cos(a)) for a in (i * math.pi / 32 for i in range(17))]
    profile = [(-9, 0), *turn, (back + 1.5, 12)]
    verts = [(side * width * k, y * k, z * k) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    forms.mesh(verts, faces, Stuff(colour, roughness=0.95, specular=0.2).done())


def camera(cloud, elevation=17.0, azimuth=7.0, fill=0.64, lens=70.0, aspect=1.0, drop=0.01):
    """Looks at the cloud from elevation and azimuth (degrees), so near that it takes `fill` of the frame."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    obj = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(obj)
    scene.camera = obj
    e, a = math.radians(elevation), math.radians(azimuth)
    back = mathutils.Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    turn = (-back).to_track_quat('-Z', 'Y')
    right, up = turn @ mathutils.Vector((1, 0, 0)), turn @ mathutils.Vector((0, 1, 0))
    half = data.sensor_width / 2 / lens
    target = sum(cloud, mathutils.Vector()) / len(cloud)
    distance = 5.0
    for _ in range(12):
        eye = target + back * distance
        seen = [((p - eye).dot(right) / (p - eye).dot(-back), (p - eye).dot(up) / (p - eye).dot(-back)) for p in cloud]
        x0, x1 = min(s[0] for s in seen), max(s[0] for s in seen)
        y0, y1 = min(s[1] for s in seen), max(s[1] for s in seen)
        target += right * ((x0 + x1) / 2 * distance) + up * (((y0 + y1) / 2 + drop * 2 * half) * distance)
        distance *= max((x1 - x0) / (2 * half), (y1 - y0) * aspect / (2 * half)) / fill
    obj.location = target + back * distance
    obj.rotation_euler = turn.to_euler()
    return target, distance


def lights(k, centre):
    """Key from the upper left, weak fill from the right, a rim from behind; k is the size of the product."""
    to = (centre.x, centre.y, centre.z * 0.8)

    def at(x, y, z):
        return (centre.x + x * k, centre.y + y * k, z * k)

    area(at(-2.9, -1.7, 3.2), 1.9 * k, 360 * k * k, to, (1, 0.96, 0.91))
    area(at(3.4, -1.8, 2.4), 2.2 * k, 40 * k * k, to)
    area(at(1.5, 2.0, 3.6), 1.2 * k, 45 * k * k, to)
    world()


def output(width, height, samples):
    """Cycles with the passes that develop.py needs."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 7
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 10, 16
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.15
    scene.render.dither_intensity = 1.0
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_emit = layer.use_pass_environment = True
    for stuff in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{stuff}_{part}', True)
    for name in AOVS:
        layer.aovs.add().name = name


def plinth(x, y, w, d, h, colour, bevel=0.03):
    return forms.box((w, d, h), (x, y, h / 2), clay(colour, grain=0.1), bevel)
