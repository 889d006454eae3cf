/** Where a piece lies and how: the corner it hangs from, in pixels of its layer. */

export interface Pose {
  x: number;
  y: number;
  /** Times its natural size; 1 if not said. */
  size?: number;
  /** Degrees. */
  turn?: number;
  z?: number;
  /** Out of sight. */
  fade?: boolean;
  /** How long it waits before it sets off, as a part of the time that travelling takes. */
  wait?: number;
}
