import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveNotices, notify } from './notify.ts'

afterEach(() => notifications.clean())

const shown = () =>
  notificationsStore
    .getState()
    .notifications.map(({ message }) => message)
    .toSorted()

test('a refusal goes with its screen, what was done and what stands above the buttons stay', async () => {
  notify({ text: 'refused', tone: 'bad' })
  notify({ text: 'refused above', tone: 'bad', place: 'top' })
  notify({ text: 'done' })
  await vi.waitFor(() => expect(shown()).toHaveLength(3))
  leaveNotices()
  await vi.waitFor(() => expect(shown()).toEqual(['done', 'refused above']))
})
