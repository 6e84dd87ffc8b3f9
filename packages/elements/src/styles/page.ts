/** Entry of the document's style sheet. */
import '@stoa/ui/internal/page-styles'
