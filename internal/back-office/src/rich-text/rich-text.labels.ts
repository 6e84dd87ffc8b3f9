export const richTextLabels = {
  toolbar: 'Format of {label}',
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Small heading',
  strong: 'Bold',
  em: 'Italic',
  bulletList: 'List',
  orderedList: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
  failed: 'Couldn’t load the editor. Check your connection and press here to try again.',
  placeholder: 'What is it made of, how large is it, who made it?',
} as const
