import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { docOf, htmlOf, schema } from './rich-text-schema.ts'

export type Format =
  | 'paragraph'
  | 'heading'
  | 'subheading'
  | 'strong'
  | 'em'
  | 'bulletList'
  | 'orderedList'
  | 'undo'
  | 'redo'

export interface RichTextEditor {
  run: (format: Format) => void
  /** The document is another one: of another's save, or a draft that was found. */
  replace: (html: string) => void
  html: () => string
  /** Moves the focus here, and the caret after a number of characters. */
  focus: (caret?: number) => void
  destroy: () => void
}

export interface RichTextEditorOptions {
  place: HTMLElement
  html: string
  /** Attributes of the text box, for assistive technology. */
  attributes: Record<string, string>
  onHtml: (html: string) => void
  /** Called with the formats of the text at the caret. */
  onFormats: (formats: ReadonlySet<Format>) => void
}

const { nodes, marks } = schema as unknown as {
  nodes: Record<string, import('prosemirror-model').NodeType>
  marks: Record<string, import('prosemirror-model').MarkType>
}
const node = (name: string) => nodes[name] as import('prosemirror-model').NodeType
const mark = (name: string) => marks[name] as import('prosemirror-model').MarkType

/** Inside a list of this kind, lifts the item out of it; otherwise wraps the selection in one. */
const toggleList =
  (name: string): Command =>
  (state, dispatch, view) =>
    formatsOf(state).has(name === 'bullet_list' ? 'bulletList' : 'orderedList')
      ? liftListItem(node('list_item'))(state, dispatch, view)
      : wrapInList(node(name))(state, dispatch, view)

const COMMANDS: Record<Format, Command> = {
  paragraph: setBlockType(node('paragraph')),
  heading: setBlockType(node('heading'), { level: 3 }),
  subheading: setBlockType(node('heading'), { level: 4 }),
  strong: toggleMark(mark('strong')),
  em: toggleMark(mark('em')),
  bulletList: toggleList('bullet_list'),
  orderedList: toggleList('ordered_list'),
  undo,
  redo,
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView())
  return true
}

function formatsOf(state: EditorState): ReadonlySet<Format> {
  const { $from, from, to, empty } = state.selection
  const found = new Set<Format>()
  for (const format of ['strong', 'em'] as const) {
    const type = mark(format)
    const isOn = empty
      ? type.isInSet(state.storedMarks ?? $from.marks())
      : state.doc.rangeHasMark(from, to, type)
    if (isOn) found.add(format)
  }
  const { parent } = $from
  if (parent.type === node('heading')) found.add(parent.attrs.level === 3 ? 'heading' : 'subheading')
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth)
    if (type !== node('bullet_list') && type !== node('ordered_list')) continue
    found.add(type === node('bullet_list') ? 'bulletList' : 'orderedList')
    break
  }
  return found
}

const stateOf = (html: string) =>
  EditorState.create({
    doc: docOf(html),
    plugins: [
      history(),
      inputRules({
        rules: [
          wrappingInputRule(/^\s*[-*]\s$/, node('bullet_list')),
          wrappingInputRule(/^1\.\s$/, node('ordered_list')),
        ],
      }),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        'Mod-b': COMMANDS.strong,
        'Mod-i': COMMANDS.em,
        'Shift-Enter': breakLine,
        Enter: splitListItem(node('list_item')),
        // Not Tab: that leads on to the next field.
        'Mod-]': sinkListItem(node('list_item')),
        'Mod-[': liftListItem(node('list_item')),
      }),
      keymap(baseKeymap),
    ],
  })

function placeAfter(doc: EditorState['doc'], caret: number): number | undefined {
  let found: number | undefined
  let left = caret
  doc.descendants((inner, at) => {
    if (!inner.isText || found !== undefined) return
    if (left <= inner.nodeSize) found = at + left
    left -= inner.nodeSize
  })
  return found
}

/** Creates the live editor. Its code loads when the field gets the focus for the first time. */
export function createRichTextEditor(options: RichTextEditorOptions): RichTextEditor {
  const view = new EditorView(options.place, {
    state: stateOf(options.html),
    attributes: options.attributes,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      options.onFormats(formatsOf(view.state))
      if (transaction.docChanged) options.onHtml(htmlOf(view.state.doc))
    },
  })
  return {
    run(format) {
      COMMANDS[format](view.state, transaction => view.dispatch(transaction), view)
      view.focus()
    },
    replace(html) {
      if (html !== htmlOf(view.state.doc)) view.updateState(stateOf(html))
    },
    html: () => htmlOf(view.state.doc),
    focus(caret) {
      const place = caret === undefined ? undefined : placeAfter(view.state.doc, caret)
      if (place !== undefined)
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place)))
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
