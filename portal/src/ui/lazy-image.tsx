import { useEffect, useRef, useState } from 'react';
import styles from './lazy-image.module.css';

interface Props {
  src: string;
  alt: string;
  /** Size in pixels; the space is reserved while the image loads. */
  width: number;
  height: number;
  className?: string;
  /** Loads at once, for images at the top of a page. */
  priority?: boolean;
}

/** An image that loads when it is within 50 pixels of the viewport. */
export function LazyImage({ alt, width, height, className = '', priority = false, ...source }: Props) {
  const image = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState(priority);
  const [failed, setFailed] = useState(false);
  useEffect(() => watch(image.current, () => setNear(true)), []);
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
        ref={image}
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

function watch(image: Element | null, onNear: () => void) {
  if (!image) return;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
    rootMargin: '50px',
    threshold: 0.01,
  });
  observer.observe(image);
  return () => observer.disconnect();
}
