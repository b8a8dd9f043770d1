import { useEffect, useRef, useState } from 'react';
import styles from './lazy-image.module.css';

interface Props {
  src: string;
  alt: string;
  /** Its own size in pixels: the room is kept while it is on its way. */
  width: number;
  height: number;
  className?: string;
  /** What stands at the top of a page is fetched at once. */
  priority?: boolean;
}

/** A picture that is fetched when it comes within 50 pixels of the window. */
export function LazyImage({ alt, width, height, className = '', priority = false, ...source }: Props) {
  const room = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState(priority);
  const [failed, setFailed] = useState(false);
  useEffect(() => watch(room.current, () => setNear(true)), []);
  if (failed) {
    return (
      <span className={`${styles.failed} ${className}`} role="img" aria-label={alt || undefined}>
        Failed to load image
      </span>
    );
  }
  const picture = { ...source, alt, width, height, className };
  if (near) return <img {...picture} alt={alt} onError={() => setFailed(true)} />;
  return (
    <>
      <svg
        ref={room}
        className={`${styles.frame} ${className}`}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
      <noscript>
        <img {...picture} alt={alt} />
      </noscript>
    </>
  );
}

function watch(room: Element | null, onNear: () => void) {
  if (!room) return;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
    rootMargin: '50px',
    threshold: 0.01,
  });
  observer.observe(room);
  return () => observer.disconnect();
}
