"""Forms: one function per way of shaping a solid. Lengths in metres-ish units, z is up, the floor is z = 0.

Every function links what it made into the open scene and returns the object (or a list of them).
"""
import math
import random

import bpy
import mathutils


def link(obj, material=None):
    bpy.context.scene.collection.objects.link(obj)
    if material:
        obj.data.materials.append(material)
    return obj


def mesh(verts, faces, material, edges=(), smooth=True, loc=(0, 0, 0), rot=(0, 0, 0), auto=None):
    """A mesh from raw vertices; auto is the angle in degrees over which edges stay sharp."""
    data = bpy.data.meshes.new('form')
    data.from_pydata(verts, list(edges), faces)
    for face in data.polygons:
        face.use_smooth = smooth
    if auto:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(auto)
    obj = link(bpy.data.objects.new('form', data), material)
    obj.location, obj.rotation_euler = loc, rot
    return obj


def lathe(profile, material, loc=(0, 0, 0), s=1.0, sub=2, steps=96, rot=(0, 0, 0)):
    """Turns a profile of (radius, height) points about the z axis; sub rounds its corners."""
    points = [(r * s, 0, z * s) for r, z in profile]
    obj = mesh(points, [], material, [(i, i + 1) for i in range(len(points) - 1)], loc=loc, rot=rot)
    turn = obj.modifiers.new('turn', 'SCREW')
    turn.steps = turn.render_steps = steps
    turn.use_smooth_shade = turn.use_merge_vertices = turn.use_normal_calculate = True
    if sub:
        soft = obj.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = sub
    return obj


def swept(profile, shape, material, n=192, loc=(0, 0, 0), s=1.0, rot=(0, 0, 0), sub=1):
    """Like lathe(), but shape(angle, radius, height) gives the radius all around: flutes, ribs, a pulled spout."""
    verts = []
    for r, z in profile:
        for i in range(n):
            a = 2 * math.pi * i / n
            q = shape(a, r, z) * s
            verts.append((q * math.cos(a), q * math.sin(a), z * s))
    faces = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(len(profile) - 1)
        for i in range(n)
    ]
    obj = mesh(verts, faces, material, loc=loc, rot=rot)
    weld = obj.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 0.0005
    if sub:
        soft = obj.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = sub
    return obj


def hollow(outer, wall, floor=0.06, lip=0.012):
    """The full profile of a hollow body: outside from foot to rim, a rounded lip, inside back to the middle."""
    inner = [(max(r - wall, 0.02), max(z, floor + 0.04)) for r, z in outer if z > floor]
    rim_r, rim_z = outer[-1]
    profile = [(0, outer[0][1]), *outer, (rim_r - wall * 0.3, rim_z + lip), (rim_r - wall * 0.7, rim_z + lip)]
    return profile + list(reversed(inner)) + [(max(inner[0][0] - 0.06, 0.02), floor), (0, floor)]


def fine(profile, steps=4):
    """A Catmull-Rom curve through the points of a profile, for swept()."""
    out = []
    p = [profile[0], *profile, profile[-1]]
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                0.5 * (2 * p[i][j] + (p[i + 1][j] - p[i - 1][j]) * t
                       + (2 * p[i - 1][j] - 5 * p[i][j] + 4 * p[i + 1][j] - p[i + 2][j]) * t * t
                       + (3 * p[i][j] - p[i - 1][j] - 3 * p[i + 1][j] + p[i + 2][j]) * t ** 3)
                for j in (0, 1)
            ))
    return [*out, profile[-1]]


def vessel(outer, wall, material, floor=0.06, lip=0.012, **kw):
    """A lathed hollow body: the outer profile from foot to rim, a wall thickness, a rounded lip."""
    return lathe(hollow(outer, wall, floor, lip), material, **kw)


def box(dim, loc, material, bevel=0.03, rot=(0, 0, 0), segments=4):
    x, y, z = (d / 2 for d in dim)
    verts = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(verts, faces, material, loc=loc, rot=rot, auto=40)
    if bevel:
        edge = obj.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, segments
    return obj


def extrude(outline, depth, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.02):
    """A closed outline of (x, z) points given thickness along y, its edges rounded."""
    n = len(outline)
    verts = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i + n, (i + 1) % n + n, (i + 1) % n, i) for i in range(n)]
    obj = mesh(verts, faces, material, loc=loc, rot=rot, auto=35)
    fix = obj.data
    fix.validate()
    edge = obj.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, 'ANGLE', math.radians(40)
    return obj


def rounded(w, h, r, n=8):
    """The outline of a rounded rectangle centred on the origin, for extrude()."""
    out = []
    for cx, cz, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        out += [(cx + r * math.cos(math.radians(a0 + 90 * i / n)), cz + r * math.sin(math.radians(a0 + 90 * i / n))) for i in range(n + 1)]
    return out


def tube(points, radius, material, closed=False, flat=None, taper=None, sharp=False):
    """A wire along a smooth curve; flat gives (width, thickness) for a strap instead of a round wire,
    taper a factor of the radius for each point; sharp goes straight from point to point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.resolution_u, curve.use_fill_caps = '3D', 16, True
    if flat:
        profile = bpy.data.curves.new('section', 'CURVE')
        profile.dimensions = '2D'
        line = profile.splines.new('POLY')
        section = rounded(flat[0], flat[1], min(flat) * 0.45, 4)
        line.points.add(len(section) - 1)
        for point, (x, y) in zip(line.points, section):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
        shape = bpy.data.objects.new('section', profile)
        curve.bevel_mode, curve.bevel_object = 'OBJECT', shape
    else:
        curve.bevel_depth, curve.bevel_resolution = radius, 6
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for i, (point, co) in enumerate(zip(spline.bezier_points, points)):
        point.co = co
        point.radius = taper[i] if taper else 1.0
        point.handle_left_type = point.handle_right_type = 'VECTOR' if sharp else 'AUTO'
    return link(bpy.data.objects.new('tube', curve), material)


def stick(a, b, r1, r2, material, verts=48):
    """A tapered round rod from a to b with softened ends."""
    a, b = mathutils.Vector(a), mathutils.Vector(b)
    length = (b - a).length
    e = min(r1, r2, length / 2) * 0.3
    profile = [(0, 0), (r1 - e, 0), (r1, e), (r2, length - e), (r2 - e, length), (0, length)]
    obj = lathe(profile, material, sub=0, steps=verts)
    obj.data.use_auto_smooth = True
    obj.modifiers['turn'].use_smooth_shade = True
    obj.location, obj.rotation_euler = a, (b - a).to_track_quat('Z', 'Y').to_euler()
    return obj


def ball(radius, loc, material, scale=(1, 1, 1), rot=(0, 0, 0), rings=32):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=2 * rings, ring_count=rings, radius=radius, location=loc, rotation=rot)
    obj = bpy.context.object
    obj.scale = scale
    bpy.ops.object.shade_smooth()
    obj.data.materials.append(material)
    return obj


def ring(major, minor, loc, material, rot=(0, 0, 0), scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=major, minor_radius=minor, location=loc, rotation=rot, major_segments=96, minor_segments=28
    )
    obj = bpy.context.object
    obj.scale = scale
    bpy.ops.object.shade_smooth()
    obj.data.materials.append(material)
    return obj


def pillow(w, h, depth, material, loc=(0, 0, 0), rot=(0, 0, 0), pinch=0.07, power=0.42, n=44):
    """A stuffed fabric form in the xz plane: w by h, depth thick in the middle, corners drawn out."""
    verts, faces = [], []
    for side in (1, -1):
        base = len(verts)
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * j / n
                swell = max((1 - u**4) * (1 - v**4), 0) ** power
                x = u * w / 2 * (1 - pinch * (1 - u * u) * 0 - pinch * (1 - v * v) * abs(u) ** 3)
                z = v * h / 2 * (1 - pinch * (1 - u * u) * abs(v) ** 3)
                verts.append((x, side * depth / 2 * swell, z))
        for i in range(n):
            for j in range(n):
                a = base + i * (n + 1) + j
                quad = (a, a + n + 1, a + n + 2, a + 1)
                faces.append(quad if side > 0 else quad[::-1])
    obj = mesh(verts, faces, material, loc=loc, rot=rot)
    weld = obj.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 0.002
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return obj


def soften(obj, strength=0.05, scale=0.5, sub=2):
    """Subdivides and gently dents a form so that cloth and bread-soft things lose their ruler edges."""
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = sub
    clouds = bpy.data.textures.new('clouds', 'CLOUDS')
    clouds.noise_scale = scale
    dent = obj.modifiers.new('dent', 'DISPLACE')
    dent.texture, dent.strength, dent.mid_level = clouds, strength, 0.5
    return obj


def blade(base, direction, length, width, material, bend=0.3, fold=0.25, tip=1.6, thick=0.012, belly=0.45):
    """A leaf: starts at base, leaves along direction (azimuth, tilt in radians) and bends towards the floor."""
    azimuth, tilt = direction
    n, m = 18, 6
    verts, faces = [], []
    x = z = 0.0
    for i in range(n + 1):
        t = i / n
        angle = tilt + bend * t * t * 2
        if i:
            x += math.sin(angle) * length / n
            z += math.cos(angle) * length / n
        half = width / 2 * (math.sin(math.pi * min(t / (2 * belly), 0.5)) if t < belly else max(1 - ((t - belly) / (1 - belly)) ** tip, 0))
        half = max(half, width * 0.02)
        for j in range(m + 1):
            q = -1 + 2 * j / m
            lift = fold * half * q * q
            verts.append((x - math.cos(angle) * lift, q * half, z + math.sin(angle) * lift))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            faces.append((a, a + 1, a + m + 2, a + m + 1))
    obj = mesh(verts, faces, material, loc=base, rot=(0, 0, azimuth))
    solid = obj.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 0
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return obj


def tassels(a, b, count, length, radius, material, seed=1):
    """A fringe of short threads hanging from the edge a to b."""
    rnd = random.Random(seed)
    a, b = mathutils.Vector(a), mathutils.Vector(b)
    out = []
    for i in range(count):
        p = a.lerp(b, (i + 0.5) / count)
        q = p + mathutils.Vector((rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.005), -length * rnd.uniform(0.85, 1.1)))
        out.append(tube([p, (p + q) / 2 + mathutils.Vector((rnd.uniform(-0.01, 0.01), 0, 0)), q], radius, material))
    return out


def arch(outer, inner, depth, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.02, n=48):
    """Half a flat ring standing on the floor."""
    outline = [(outer * math.cos(math.pi * i / n), outer * math.sin(math.pi * i / n)) for i in range(n + 1)]
    outline += [(inner * math.cos(math.pi * i / n), inner * math.sin(math.pi * i / n)) for i in range(n, -1, -1)]
    half = n + 1
    verts = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    k = len(outline)
    faces = []
    for i in range(n):
        o, p = i, k - 1 - i
        faces.append((o, o + 1, p - 1, p))
        faces.append((p + k, p - 1 + k, o + 1 + k, o + k))
        faces.append((o + k, o + 1 + k, o + 1, o))
        faces.append((p, p - 1, p - 1 + k, p + k))
    faces += [(0, k - 1, 2 * k - 1, k), (half - 1, half - 1 + k, half + k, half)]
    obj = mesh(verts, faces, material, loc=loc, rot=rot, auto=40)
    edge = obj.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, 'ANGLE', math.radians(40)
    return obj


def cut(obj, tool):
    """Takes the tool's volume out of obj."""
    tool.hide_render = True
    tool['tool'] = True
    hole = obj.modifiers.new('cut', 'BOOLEAN')
    hole.object, hole.operation, hole.solver = tool, 'DIFFERENCE', 'EXACT'
    return obj


def group(objects, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Parents objects to one empty so that they move together."""
    root = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(root)
    for obj in objects:
        if obj.parent is None:
            obj.parent = root
    root.location, root.rotation_euler = loc, rot
    root.scale = (scale, scale, scale)
    return root


def put(make, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """Calls make() and moves what it made as one: to (x, y, z), turned and tilted (about x, about y) in degrees."""
    scene = bpy.context.scene
    before = set(scene.objects)
    make()
    made = [o for o in scene.objects if o not in before]
    return group(made, (x, y, z), [math.radians(a) for a in (*tilt, turn)], scale)


def stuffed(w, h, material, fullness=1.0, n=32, loc=(0, 0, 0), rot=(0, 0, 0), piping=0.0, seed=1):
    """A cushion in the xz plane: two cloths sewn at their edges and blown up by a simulation, so that it wrinkles."""
    rnd = random.Random(seed)
    m = max(round(n * h / w), 8)
    verts, index = [], {}
    for side in (-1, 1):
        for j in range(m + 1):
            for i in range(n + 1):
                edge = i in (0, n) or j in (0, m)
                if edge and side > 0:
                    index[side, i, j] = index[-1, i, j]
                    continue
                index[side, i, j] = len(verts)
                dent = 0 if edge else side * (.012 * w + rnd.uniform(0, .004) * w)
                verts.append((-w / 2 + w * i / n, dent, -h / 2 + h * j / m))
    faces = []
    for side in (-1, 1):
        for j in range(m):
            for i in range(n):
                quad = [index[side, a, b] for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                faces.append(quad if side < 0 else quad[::-1])
    obj = mesh(verts, faces, material)
    cloth = obj.modifiers.new('cloth', 'CLOTH')
    how = cloth.settings
    how.quality, how.mass = 5, 0.15
    how.tension_stiffness = how.compression_stiffness = how.shear_stiffness = 12
    how.bending_stiffness = 0.08
    how.use_pressure, how.uniform_pressure_force = True, 0.9 * fullness
    how.effector_weights.gravity = 0
    cloth.collision_settings.use_collision = False
    scene = bpy.context.scene
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, 26
    for frame in range(1, 27):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    shape = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.clear()
    obj.data = shape
    for face in shape.polygons:
        face.use_smooth = True
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    obj.location, obj.rotation_euler = loc, rot
    if not piping:
        return obj
    rim = [(i, 0) for i in range(n)] + [(n, j) for j in range(m)] + [(i, m) for i in range(n, 0, -1)] + [(0, j) for j in range(m, 0, -1)]
    cord = tube([shape.vertices[index[-1, i, j]].co for i, j in rim], piping, material, closed=True)
    cord.location, cord.rotation_euler = loc, rot
    return group([obj, cord])


def folded(w, d, layers, t, material, seed=1, wave=0.012, slack=0.02):
    """Cloth folded to and fro into layers of w by d, each t thick, its folds at -y and y by turns. Open edge on top."""
    rnd = random.Random(seed)
    path = []
    for k in range(layers):
        z = t * (k + .5)
        run = [-d / 2 + d * i / 14 for i in range(15)]
        if k % 2:
            run.reverse()
        reach = slack * rnd.uniform(-1, 1)
        path += [(y * (1 + reach), z) for y in run]
        if k < layers - 1:
            end = path[-1][0]
            side = 1 if end > 0 else -1
            path += [(end + side * t * .5 * math.cos(a), z + t * .5 + t * .5 * math.sin(a)) for a in (-math.pi / 3, 0, math.pi / 3)]
    n = 28
    verts = []
    for s, (y, z) in enumerate(path):
        for i in range(n + 1):
            x = -w / 2 + w * i / n
            lift = wave * math.sin(x * 5 / w + z * 9 + seed) + wave * .6 * math.sin(x * 11 / w + y * 4 / d)
            verts.append((x + wave * math.sin(z * 23 + seed), y + wave * math.sin(x * 7 / w + z * 17), z + lift * (z / (t * layers))))
    faces = [(s * (n + 1) + i, s * (n + 1) + i + 1, (s + 1) * (n + 1) + i + 1, (s + 1) * (n + 1) + i) for s in range(len(path) - 1) for i in range(n)]
    obj = mesh(verts, faces, material)
    solid = obj.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = t * .93, 0
    rim = obj.modifiers.new('rim', 'BEVEL')
    rim.width, rim.segments, rim.limit_method = t * .3, 2, 'ANGLE'
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return obj
