/** This browser takes no more push messages: what is told of one person is not for who signs in after them. */
export async function endPush(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    await (await worker?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // Without push there is nothing to end.
  }
}
