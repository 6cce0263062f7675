/** Something to be copied, and whether the browser did. */
export class Copying {
  outcome = $state<'copied' | 'copy-failed' | null>(null)

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.outcome = 'copied'
    } catch {
      this.outcome = 'copy-failed' // not allowed, or not over https
    }
  }
}
