import { useQuery } from '@tanstack/react-query'
import { formQuery } from '../form-queries.ts'
import { FormBuilderDialog } from './form-dialog.tsx'

export function EditForm({ id, onClose }: { id: number; onClose: () => void }) {
  const form = useQuery(formQuery(id)).data
  return form ? <FormBuilderDialog form={form} onClose={onClose} /> : null
}
