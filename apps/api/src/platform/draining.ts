/** Whether this process was told to end: it still answers, and tells its balancer to send nothing new. */
export interface Draining {
  readonly isDraining: boolean
}
