import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { keepPending, keptPending } from '../index.ts'
import { draftOf, type SignUpDraft, stepToShow } from './sign-up-draft.ts'
import { type SignUpStep, signUpSteps } from './sign-up-steps.ts'

const route = getRouteApi('/auth/sign-up')

/** The steps of a sign-up: one address each, so that the browser's own back button works and a reload stays. */
export function useSignUpSteps() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const [draft, setDraft] = useState(() => draftOf(keptPending('signUp'), search.email ?? ''))
  const [password, setPassword] = useState('')
  const wanted = search.step ?? 'email'
  const step = stepToShow(wanted, draft, password !== '')
  // How many steps were taken here: only so many entries of the history are ours to go back over.
  const taken = useRef(0)

  useEffect(() => {
    if (step !== wanted) void navigate({ search: (old) => ({ ...old, step }), replace: true })
  }, [step, wanted, navigate])

  const change = (part: Partial<SignUpDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    keepPending('signUp', { ...changed, agreed: [...changed.agreed] })
  }
  const goTo = (target: SignUpStep) => {
    taken.current += 1
    return navigate({ search: (old) => ({ ...old, step: target }) })
  }
  const next = () => void goTo(signUpSteps[signUpSteps.indexOf(step) + 1] ?? step)
  const back = () => {
    if (taken.current > 0) {
      taken.current -= 1
      router.history.back()
      return
    }
    const before = signUpSteps[signUpSteps.indexOf(step) - 1] ?? step
    void navigate({ search: (old) => ({ ...old, step: before }), replace: true })
  }
  const isPasswordLost = step === 'password' && password === '' && draft.agreed.length > 0
  return { step, draft, change, password, setPassword, isPasswordLost, next, back, goTo }
}
