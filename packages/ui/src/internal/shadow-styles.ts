/** Foundations of a shadow root with components. The variables are in the document: `page-styles`. It is not published. */
// The order of these lines is the order of the sheet.
import '../tokens/layers.css.ts'
import '../styles/shadow-root.css.ts'
import '../styles/reset.css.ts'
import '../styles/base.css.ts'
import '../styles/print.css.ts'
