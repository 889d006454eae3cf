/** The pose of a piece: its position in pixels of its layer, its size and its rotation. */

export interface Pose {
  x: number;
  y: number;
  /** The scale; 1 by default. */
  size?: number;
  /** The rotation in degrees. */
  turn?: number;
  z?: number;
  /** True if the piece is invisible. */
  fade?: boolean;
  /** The delay before the piece moves, as a fraction of the travel time. */
  wait?: number;
}
