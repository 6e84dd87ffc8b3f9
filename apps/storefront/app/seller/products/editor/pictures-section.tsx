import type { Picture } from '@stoa/api-client/schema'
import { EditorSection, move, PictureStrip, type StripPicture } from '@stoa/back-office'
import type { EditorPartProps } from './editor-parts.ts'
import { picturesLabels } from './pictures-section.labels.ts'
import type { useUploads } from './use-uploads.ts'

export interface PicturesProps extends EditorPartProps {
  readonly known: ReadonlyMap<string, Picture>
  readonly uploads: ReturnType<typeof useUploads>
}

export function PicturesSection({ form, faults, onChange, known, uploads }: PicturesProps) {
  const { pictures } = form
  const shown = pictures.map(({ id, alt }): StripPicture => {
    const upload = uploads.uploads.find(one => one.id === id)
    return upload
      ? { ...upload, picture: null, alt }
      : { id, alt, picture: known.get(id) ?? null, state: 'done' }
  })
  return (
    <EditorSection title={picturesLabels.title}>
      <PictureStrip
        label={picturesLabels.strip}
        pictures={shown}
        error={faults.fields.pictures}
        onFiles={files =>
          onChange({ pictures: [...pictures, ...uploads.add(files).map(id => ({ id, alt: '' }))] })
        }
        onMove={(from, to) => onChange({ pictures: move(pictures, from, to) })}
        onAltChange={(id, alt) =>
          onChange({ pictures: pictures.map(one => (one.id === id ? { id, alt } : one)) })
        }
        onRemove={id => {
          uploads.forget(id)
          onChange({
            pictures: pictures.filter(one => one.id !== id),
            variants: form.variants.map(one => (one.mediaId === id ? { ...one, mediaId: '' } : one)),
          })
        }}
        onRetry={uploads.retry}
      />
    </EditorSection>
  )
}
