import { useState } from 'react'

interface CopyButtonProps {
  text: string
  /** What is on the button. Left out: the text itself. */
  children?: string
  /** Tooltip. Default: the copied text. */
  title?: string
}

/** Text that a press copies; says so for a moment. */
export function CopyButton({ text, children = text, title = `Copy ${text}` }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 1500)
  }
  return (
    <button type="button" className="room-copy" onClick={copy} title={title}>
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </button>
  )
}
