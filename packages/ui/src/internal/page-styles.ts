/** Styles of the document around shadow roots with components: variables, fonts and the scroll lock. It is not published. */
// The order of these lines is the order of the sheet.
import '../tokens/layers.css.ts'
import '../tokens/light.css.ts'
import '../tokens/dark.css.ts'
import '../styles/fallback-fonts.css.ts'
import '../styles/scroll-lock.css.ts'
