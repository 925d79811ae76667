import { Input } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { Link, RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isSafeLink, RICH_TEXT_MOST } from '#contract/rich-text.ts'
import styles from './form.module.css'
import type { RichTextProps } from './rich-text.tsx'

const CONTROLS = [
  ['Bold', 'Italic', 'Underline', 'Strikethrough'],
  ['H2', 'H3'],
  ['BulletList', 'OrderedList', 'Blockquote', 'Hr'],
  ['Link', 'Unlink'],
  ['Undo', 'Redo'],
] as const

// What the tags of `#contract/rich-text.ts` cannot say is not offered.
const EXTENSIONS = [
  StarterKit.configure({ link: false, code: false, codeBlock: false, heading: { levels: [2, 3] } }),
  Link.extend({
    addCommands() {
      const commands = this.parent?.()
      return {
        ...commands,
        // www.gyeol.kr is meant as an address.
        setLink: (link) => commands!.setLink!({ ...link, href: withScheme(link.href) }),
      }
    },
  }).configure({ isAllowedUri: (url) => isSafeLink(url), defaultProtocol: 'https' }),
]

/** Marks of other programs, which are cleaned away, may be many times as long as what they mark. */
const MOST_MARKED = 20 * RICH_TEXT_MOST

function isTooLong(pasted: DataTransfer): boolean {
  return (
    pasted.getData('text/plain').length > RICH_TEXT_MOST || pasted.getData('text/html').length > MOST_MARKED
  )
}

/** The editor behind RichText. */
export function RichTextEditorField(props: RichTextProps) {
  const { label, value, onChange, disabled = false } = props
  const { t } = useTranslation()
  const id = useId()
  // What the editor last said: a value that differs from it was set from outside.
  const written = useRef(value)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !disabled,
    // The policy of the page allows no style elements but its own.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      handlePaste: (_view, { clipboardData }) => {
        if (!clipboardData || !isTooLong(clipboardData)) return false
        props.onTooLong?.()
        return true
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(props.required ?? false),
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML()
      onChange(written.current)
    },
  })
  // A form that begins anew hands in another text than the one that was written here. An editor that was given up while its
  // part of the page was hidden has no document any more; the next one begins with the text of the form.
  useEffect(() => {
    if (editor.isDestroyed || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false)
  }, [editor, disabled])
  const labels = t('kit.editor', { returnObjects: true }) as unknown as Record<string, string>
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ id: `${id}-label` }}
      labelElement="div"
      description={props.description}
      error={props.error}
      required={props.required}
    >
      <RichTextEditor editor={editor} labels={labels} className={styles.editor!} withTypographyStyles={false}>
        {!disabled && (
          <RichTextEditor.Toolbar>
            {CONTROLS.map((group) => (
              <RichTextEditor.ControlsGroup key={group[0]}>
                {group.map((control) => {
                  const Control = RichTextEditor[control]
                  return <Control key={control} />
                })}
              </RichTextEditor.ControlsGroup>
            ))}
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content className={styles.written!} />
      </RichTextEditor>
    </Input.Wrapper>
  )
}

function withScheme(address: string): string {
  const text = address.trim()
  return text === '' || text.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}
