// What `tokens.css` is made of: the variables and nothing that uses them.
import '../tokens/layers.css.ts'
import '../tokens/light.css.ts'
import '../tokens/dark.css.ts'
