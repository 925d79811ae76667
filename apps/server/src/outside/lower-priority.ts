import { setPriority } from 'node:os'

/**
 * Lets a thread of heavy work give way to the one that answers requests when both want a core. Imported by such a thread;
 * only on Linux a thread has a priority of its own.
 */
if (process.platform === 'linux') setPriority(5)
