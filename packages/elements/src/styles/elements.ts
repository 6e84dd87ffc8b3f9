// Styles of all shadow roots, before those that components bring along.
import '@stoa/ui/internal/shadow-styles'
import './host.css.ts'
