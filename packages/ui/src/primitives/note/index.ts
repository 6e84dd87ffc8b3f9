export { Note, type NoteAction, type NoteProps, type NoteTone } from './note.tsx'
