import { useState } from 'react'

/** Text that a press copies; says so for a moment. */
export function CopyButton({ text, children = text }: { text: string; children?: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 1500)
  }
  return (
    <button type="button" className="room-copy" onClick={copy} title={`Copy ${text}`}>
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </button>
  )
}
