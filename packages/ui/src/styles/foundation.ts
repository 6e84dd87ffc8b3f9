// The order of these lines is the order of the sheet: layers first, then variables, then what uses them.
import '../tokens/layers.css.ts'
import '../tokens/light.css.ts'
import '../tokens/dark.css.ts'
import './reset.css.ts'
import './fallback-fonts.css.ts'
import './base.css.ts'
import './pending.css.ts'
import './print.css.ts'
