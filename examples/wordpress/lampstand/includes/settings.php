<?php
/**
 * What the site's administrator has set: where Lampstand answers, and which church this is.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

const LAMPSTAND_OPTION = 'lampstand_settings';

/**
 * The settings, complete; what was never set is empty.
 *
 * @return array{origin: string, church: string, everywhere: bool}
 */
function lampstand_settings() {
	$stored = get_option( LAMPSTAND_OPTION );
	$stored = is_array( $stored ) ? $stored : array();

	return array(
		'origin'     => lampstand_origin( $stored['origin'] ?? '' ),
		'church'     => lampstand_slug( $stored['church'] ?? '' ),
		'everywhere' => ! empty( $stored['everywhere'] ),
	);
}

/**
 * Scheme, host and port of an address, whatever path was pasted behind it; empty when it is no web address.
 *
 * @param mixed $address What somebody typed.
 * @return string
 */
function lampstand_origin( $address ) {
	$address = is_string( $address ) ? trim( $address ) : '';
	if ( '' !== $address && ! preg_match( '#^[a-z][a-z0-9+.-]*:#i', $address ) ) {
		$address = 'https://' . $address;
	}
	$parts = wp_parse_url( $address );
	if ( ! is_array( $parts ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
		return '';
	}
	$scheme = strtolower( $parts['scheme'] ?? '' );
	$host   = strtolower( $parts['host'] ?? '' );
	if ( ! in_array( $scheme, array( 'http', 'https' ), true ) || ! preg_match( '/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/', $host ) ) {
		return '';
	}

	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * A church's or an app's id as our addresses spell it; empty when it cannot be one.
 *
 * @param mixed $id What somebody typed.
 * @return string
 */
function lampstand_slug( $id ) {
	$id = is_string( $id ) ? strtolower( trim( $id ) ) : '';

	return preg_match( '/^[a-z0-9][a-z0-9-]{0,79}$/', $id ) ? $id : '';
}
