"""Colour variants from one render: swaps the base colour of whatever the product marked with tint=True.

The tint passes hold the marked base colour per pixel (0 elsewhere), so edges mix exactly as they were sampled.
"""
import numpy as np

from materials import linear

PASSES = (('tint_diffuse', 'Diff'), ('tint_gloss', 'Gloss'), ('tint_trans', 'Trans'))


def recolour(passes, base, colour, bleed=0.55):
    """The passes with the tinted stuff in another colour.

    base and colour are sRGB hex; light that bounced inside the form takes on part of the new colour (bleed).
    """
    ratio = np.array(linear(colour), np.float32) / np.maximum(np.array(linear(base), np.float32), 1e-3)
    out = dict(passes)
    for tint, stuff in PASSES:
        marked = passes[tint]
        if marked.max() <= 0:
            continue
        col = passes[stuff + 'Col']
        out[stuff + 'Col'] = np.maximum(col + marked * (ratio - 1), 0)
        share = np.clip(marked.sum(2, keepdims=True) / np.maximum(col.sum(2, keepdims=True), 1e-4), 0, 1)
        if stuff == 'Diff':
            grey = ratio / max(float(ratio.mean()), 1e-3)
            out['DiffInd'] = passes['DiffInd'] * (1 + share * bleed * (np.minimum(grey * min(1.0, float(ratio.mean()) + 0.35), 1.6) - 1))
    return out
