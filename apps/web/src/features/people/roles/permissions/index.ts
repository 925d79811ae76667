export { WhyVisible } from './why-visible.tsx'
