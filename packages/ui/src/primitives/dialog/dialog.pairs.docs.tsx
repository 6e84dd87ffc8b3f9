import { type ReactNode, useState } from 'react'
import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { ConfirmDialog, Drawer } from './index.ts'

function Asking({ opens, title, confirm, cancel }: Record<'opens' | 'title' | 'confirm' | 'cancel', string>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button emphasis="line" onClick={() => setOpen(true)}>
        {opens}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {}}
        title={title}
        confirm={confirm}
        cancel={cancel}
      />
    </>
  )
}

function Sliding({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button emphasis="line" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Filters">
        {children}
      </Drawer>
    </>
  )
}

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Asking opens="Delete shop" title="Delete Kiln & Cove?" confirm="Delete shop" cancel="Keep it" />
      ),
      because: 'The question names the thing, and the buttons answer it in verbs.',
    },
    dont: {
      shows: <Asking opens="Delete shop" title="Are you sure?" confirm="Yes" cancel="No" />,
      because: 'Sure of what? Yes and No have to be read together with a question that says nothing.',
    },
  },
  {
    do: {
      shows: <Sliding>Long lists, settings and navigation have room at the side.</Sliding>,
      because: 'What belongs to the page behind it slides in beside it: a Drawer.',
    },
    dont: {
      shows: <Asking opens="Added to cart" title="The mug is in your cart" confirm="Good" cancel="Close" />,
      because: 'News that asks nothing stops everybody: take Toasts.',
    },
  },
]
