<?php
/**
 * Must-use plugin of the test's WordPress. WordPress refuses to fetch from addresses of its own machine and from unusual
 * ports; a church's WordPress fetches from a public address and needs nothing of this.
 */

add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	static function ( $ports ) {
		return array_merge( $ports, array( (int) getenv( 'LAMPSTAND_PORT' ) ) );
	}
);
